import type * as z from 'zod';
import { ClerkError } from '../errors/clerk-error.ts';

/**
 * Parses a form-encoded or JSON body against a schema with Clerk's field names (snake_case).
 *
 * @throws {ClerkError} `request_body_invalid`, `form_param_missing`, `form_param_format_invalid`
 */
export function parseForm<T>(schema: z.ZodType<T>, body: Buffer, contentType: string): T {
  const parsed = schema.safeParse(decode(body, contentType));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const paramName = issue?.path.join('.') ?? '';
  const isMissing = issue?.code === 'invalid_type' && issue.input === undefined;
  throw new ClerkError(isMissing ? 'form_param_missing' : 'form_param_format_invalid', {
    paramName,
    longMessage: isMissing ? `${paramName} must be included in the request.` : `${paramName}: ${issue?.message}.`,
  });
}

function decode(body: Buffer, contentType: string): unknown {
  const text = body.toString('utf8');
  if (!contentType.startsWith('application/json')) return Object.fromEntries(new URLSearchParams(text));
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch (error) {
    throw new ClerkError('request_body_invalid', { cause: error });
  }
}
