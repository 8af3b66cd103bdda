import { digitsPattern } from '@onepoint/api-contract';
import type { ValidationMessage } from '@onepoint/i18n';

export type ParsedCode = { readonly code: string } | { readonly message: ValidationMessage };

const digits = 6;

/** A one-time code; spaces and hyphens between its digits do not count. */
export function parseCode(text: string): ParsedCode {
  const code = text.replaceAll(/[\s-]/g, '');
  if (code === '') return { message: { key: 'validation.required', values: {} } };
  if (!digitsPattern.test(code)) return { message: { key: 'validation.digits', values: {} } };
  return code.length === digits ? { code } : { message: { key: 'validation.invalid', values: {} } };
}
