import type { ParseKeys } from 'i18next';

export interface ValidationIssue {
  readonly code?: string | undefined;
  readonly format?: unknown;
  readonly origin?: unknown;
  readonly minimum?: unknown;
  readonly maximum?: unknown;
  readonly exclusive?: unknown;
  readonly inclusive?: unknown;
  readonly expected?: unknown;
  readonly input?: unknown;
}

export interface ValidationMessage {
  key: ParseKeys;
  values: { count?: number; min?: number; max?: number };
}

const formats: Record<string, ParseKeys> = {
  email: 'validation.email',
  url: 'validation.url',
  extendedUrl: 'validation.extendedUrl',
  safeint: 'validation.integer',
  int: 'validation.integer',
};

/** Maps a zod issue to a text key of `common`, because `zod/mini` has no messages. */
export function validationMessage(issue: ValidationIssue): ValidationMessage {
  const minimum = Number(issue.minimum);
  const maximum = Number(issue.maximum);
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null || issue.input === '') return { key: 'validation.required', values: {} };
      if (issue.expected === 'int') return { key: 'validation.integer', values: {} };
      return { key: issue.expected === 'number' ? 'validation.number' : 'validation.invalid', values: {} };
    case 'too_small':
      if (issue.origin === 'string')
        return minimum === 1 ? { key: 'validation.required', values: {} } : { key: 'validation.minLength', values: { count: minimum } };
      if (minimum === 0 && issue.inclusive === false) return { key: 'validation.positive', values: {} };
      return { key: 'validation.min', values: { min: minimum } };
    case 'too_big':
      if (issue.origin === 'string') return { key: 'validation.maxLength', values: { count: maximum } };
      if (maximum === 0 && issue.inclusive === false) return { key: 'validation.negative', values: {} };
      return { key: 'validation.max', values: { max: maximum } };
    case 'invalid_format':
      return { key: formats[String(issue.format)] ?? 'validation.invalid', values: {} };
    default:
      return { key: 'validation.invalid', values: {} };
  }
}
