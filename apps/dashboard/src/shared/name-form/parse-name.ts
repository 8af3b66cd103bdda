import { nameSchema } from '@onepoint/api-contract';
import { validationMessage, type ValidationMessage } from '@onepoint/i18n';

export type ParsedName = { readonly name: string } | { readonly message: ValidationMessage };

/** A name as the API takes it, or what is wrong with it. */
export function parseName(text: string): ParsedName {
  const parsed = nameSchema.safeParse(text);
  if (parsed.success) return { name: parsed.data };
  const [issue] = parsed.error.issues;
  return { message: issue ? validationMessage(issue) : { key: 'validation.invalid', values: {} } };
}
