import { emailSchema } from '@onepoint/api-contract';
import { validationMessage, type ValidationMessage } from '@onepoint/i18n';

export type ParsedEmail = { readonly emailAddress: string } | { readonly message: ValidationMessage };

/** An e-mail address as it is kept, or what is wrong with it. */
export function parseEmail(text: string): ParsedEmail {
  if (text.trim() === '') return { message: { key: 'validation.required', values: {} } };
  const parsed = emailSchema.safeParse(text.trim());
  if (parsed.success) return { emailAddress: parsed.data };
  const [issue] = parsed.error.issues;
  return { message: issue ? validationMessage(issue) : { key: 'validation.email', values: {} } };
}
