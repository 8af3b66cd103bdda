import { emailSchema, idSchema } from '@onepoint/api-contract';
import type { ValidationMessage } from '@onepoint/i18n';

/** How a user is named: by an address they sign in with, or by their id. */
export type MemberAddress = { readonly email: string } | { readonly userId: string };

export type ParsedMemberAddress = { readonly address: MemberAddress } | { readonly message: ValidationMessage };

/** Reads an e-mail address or a user id; what has an @ is an address. Else what is wrong with it. */
export function parseMemberAddress(text: string): ParsedMemberAddress {
  const trimmed = text.trim();
  if (trimmed === '') return { message: { key: 'validation.required', values: {} } };
  if (trimmed.includes('@')) {
    const email = emailSchema.safeParse(trimmed);
    return email.success ? { address: { email: email.data } } : { message: { key: 'validation.email', values: {} } };
  }
  const id = idSchema.safeParse(trimmed);
  return id.success ? { address: { userId: id.data } } : { message: { key: 'validation.invalid', values: {} } };
}
