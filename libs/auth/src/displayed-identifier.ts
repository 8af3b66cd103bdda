import type { User } from '@onepoint/api-contract';

const ellipsis = '…';

/** Shortens an ID or wallet address to its first and last three characters. Shows at most half of it. */
export function maskId(id: string): string {
  const characters = Array.from(id);
  const shown = Math.min(6, Math.floor(characters.length / 2));
  const head = Math.ceil(shown / 2);
  return [...characters.slice(0, head), ellipsis, ...characters.slice(characters.length - (shown - head))].join('');
}

/**
 * Shortens an email address to the first three characters of its local part and the last eight of its domain. Shows at most half of each
 * part. Masks text without `@` like an ID.
 */
export function maskEmail(emailAddress: string): string {
  const at = emailAddress.lastIndexOf('@');
  if (at < 0) return maskId(emailAddress);
  const name = Array.from(emailAddress.slice(0, at));
  const domain = Array.from(emailAddress.slice(at + 1));
  const head = Math.min(3, Math.floor(name.length / 2));
  const tail = Math.min(8, Math.floor(domain.length / 2));
  return [...name.slice(0, head), ellipsis, ...domain.slice(domain.length - tail)].join('');
}

export type IdentifiableUser = Pick<User, 'firstName' | 'lastName' | 'username' | 'web3Wallets' | 'emailAddresses'>;

const name = (user: IdentifiableUser): string | undefined =>
  [user.firstName, user.lastName, user.username].find((part): part is string => part !== null && part.trim() !== '')?.trim();

/** Returns the first that exists: first name, last name, username, wallet address, email address. Otherwise an empty string. */
export function displayedIdentifier(user: IdentifiableUser): string {
  return name(user) ?? user.web3Wallets[0]?.web3Wallet ?? user.emailAddresses[0]?.emailAddress ?? '';
}

/** Like `displayedIdentifier`, but masks wallet and email addresses, for display to other users. */
export function maskedIdentifier(user: IdentifiableUser): string {
  const known = name(user);
  if (known !== undefined) return known;
  const wallet = user.web3Wallets[0]?.web3Wallet;
  if (wallet !== undefined) return maskId(wallet);
  const emailAddress = user.emailAddresses[0]?.emailAddress;
  return emailAddress === undefined ? '' : maskEmail(emailAddress);
}
