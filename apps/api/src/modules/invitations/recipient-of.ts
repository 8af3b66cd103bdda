import type { User } from '@onepoint/api-contract';

/** Whose invitations: a user, and the addresses they have proven to own, in lower case. */
export interface Recipient {
  userId: string;
  emails: readonly string[];
}

/** An address that is claimed but not verified receives nothing. */
export function recipientOf({ id, emailAddresses }: Pick<User, 'id' | 'emailAddresses'>): Recipient {
  const verified = emailAddresses.filter((email) => email.verified);
  return { userId: id, emails: verified.map(({ emailAddress }) => emailAddress.toLowerCase()) };
}
