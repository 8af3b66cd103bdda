import type { FastifyError } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ApiError } from './api-error.ts';
import { isDatabaseOutage, isUnstorableValue } from './database-errors.ts';

const unreadableBody = new Set(['FST_ERR_CTP_INVALID_JSON_BODY', 'FST_ERR_CTP_EMPTY_JSON_BODY', 'FST_ERR_CTP_INVALID_CONTENT_LENGTH']);

/** Maps any error to a reply. Unexpected errors become INTERNAL, without their message. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return validationFailed(listIssues(error));
  const { code, statusCode } = (error ?? {}) as Partial<FastifyError>;
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new ApiError('CONTENT_TYPE_UNSUPPORTED', { cause: error });
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new ApiError('BODY_TOO_LARGE', { cause: error });
  // Fastify throws a SyntaxError with status 400 and no code for a `__proto__` key.
  if (unreadableBody.has(code ?? '') || (error instanceof SyntaxError && statusCode === 400)) {
    return new ApiError('BODY_NOT_JSON', { cause: error });
  }
  if (isDatabaseOutage(error)) return new ApiError('UNAVAILABLE', { cause: error, headers: { 'retry-after': '2' } });
  if (isUnstorableValue(error)) return new ApiError('VALIDATION_FAILED', { cause: error });
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return new ApiError('VALIDATION_FAILED', { cause: error });
  return new ApiError('INTERNAL', { cause: error });
}

export interface RequestIssue {
  in: string;
  path: readonly string[];
  rule: string;
  message: string;
}

export function validationFailed(issues: readonly RequestIssue[]): ApiError {
  return new ApiError('VALIDATION_FAILED', { details: { issues } });
}

type Validation = NonNullable<FastifyError['validation']>[number];

function listIssues({
  validation = [],
  validationContext = 'body',
}: Pick<FastifyError, 'validation' | 'validationContext'>): RequestIssue[] {
  return (validation as readonly Validation[]).flatMap(({ instancePath, message, keyword, params }) => {
    const path = instancePath.split('/').filter((part) => part !== '');
    const branch = closestBranch(params['errors']);
    if (branch === undefined) return [{ in: validationContext, path, rule: keyword, message: message ?? '' }];
    return branch.map((issue) => ({
      in: validationContext,
      path: [...path, ...issue.path.map(String)],
      rule: issue.code,
      message: issue.message,
    }));
  });
}

const unionIssuesSchema = z.array(
  z.array(z.object({ code: z.string(), path: z.array(z.union([z.string(), z.number()])), message: z.string() })),
);

/** The issues of the union member that fits best, that is, the one with the fewest issues. */
function closestBranch(errors: unknown): z.infer<typeof unionIssuesSchema>[number] | undefined {
  const parsed = unionIssuesSchema.safeParse(errors);
  if (!parsed.success) return undefined;
  return parsed.data.filter((branch) => branch.length > 0).toSorted((a, b) => a.length - b.length)[0];
}
