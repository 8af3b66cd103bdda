import type { FastifyError } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { ApiError } from './api-error.ts';
import { isDatabaseOutage } from './is-database-outage.ts';
import { isUnstorableValue } from './is-unstorable-value.ts';

const unreadableBody = new Set([
  'FST_ERR_CTP_INVALID_JSON_BODY',
  'FST_ERR_CTP_EMPTY_JSON_BODY',
  'FST_ERR_CTP_INVALID_MEDIA_TYPE',
  'FST_ERR_CTP_INVALID_CONTENT_LENGTH',
]);

/** Any error, as the answer the caller gets. What nobody foresaw is INTERNAL, without a word of its own. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return validationFailed(error);
  const { code, statusCode } = (error ?? {}) as Partial<FastifyError>;
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new ApiError('BODY_TOO_LARGE', { cause: error });
  // A key such as __proto__ in a body is a SyntaxError with status 400 and no code.
  if (unreadableBody.has(code ?? '') || (error instanceof SyntaxError && statusCode === 400)) {
    return new ApiError('BODY_NOT_JSON', { cause: error });
  }
  if (isDatabaseOutage(error)) return new ApiError('UNAVAILABLE', { cause: error, headers: { 'retry-after': '2' } });
  if (isUnstorableValue(error)) return new ApiError('VALIDATION_FAILED', { cause: error });
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return new ApiError('VALIDATION_FAILED', { cause: error });
  return new ApiError('INTERNAL', { cause: error });
}

function validationFailed(error: Pick<FastifyError, 'validation' | 'validationContext'>): ApiError {
  const issues = (error.validation ?? []).map(({ instancePath, message, keyword }) => ({
    in: error.validationContext ?? 'body',
    path: instancePath.split('/').filter((part) => part !== ''),
    rule: keyword,
    message: message ?? '',
  }));
  return new ApiError('VALIDATION_FAILED', { details: { issues } });
}
