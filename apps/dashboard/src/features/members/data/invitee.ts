import { emailSchema, idSchema, nicknamePattern, type Invitation } from '@onepoint/api-contract';
import type { ValidationMessage } from '@onepoint/i18n';

/** How whoever is invited is named: by an address they sign in with, or by their id. */
export type Invitee = { readonly email: string } | { readonly userId: string };

export type ParsedInvitee = { readonly invitee: Invitee } | { readonly message: ValidationMessage };

/** Reads an email address or a user id; what has an @ is an address. Else what is wrong with it. */
export function parseInvitee(text: string): ParsedInvitee {
  const trimmed = text.trim();
  if (trimmed === '') return { message: { key: 'validation.required', values: {} } };
  if (trimmed.includes('@')) {
    const email = emailSchema.safeParse(trimmed);
    return email.success ? { invitee: { email: email.data } } : { message: { key: 'validation.email', values: {} } };
  }
  if (!nicknamePattern.test(trimmed)) return { message: { key: 'validation.nickname', values: {} } };
  const id = idSchema.safeParse(trimmed);
  return id.success ? { invitee: { userId: id.data } } : { message: { key: 'validation.invalid', values: {} } };
}

/** What the inviter called the person. */
export const formatInvitee = ({ email, userId }: Pick<Invitation, 'email' | 'userId'>): string => email ?? userId ?? '';
