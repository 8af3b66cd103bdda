import type { User } from '@onepoint/api-contract';

/** The addresses that a user has proven to own, in lower case. */
export function verifiedEmailsOf({ emailAddresses }: Pick<User, 'emailAddresses'>): string[] {
  return emailAddresses.filter(({ verified }) => verified).map(({ emailAddress }) => emailAddress.toLowerCase());
}
