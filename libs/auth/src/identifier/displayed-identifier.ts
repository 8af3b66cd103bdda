import type { User } from '@onepoint/api-contract';
import { maskEmail, maskId } from './mask.ts';

/** The part of a user that identifies them to a reader. */
export type IdentifiableUser = Pick<User, 'firstName' | 'lastName' | 'username' | 'web3Wallets' | 'emailAddresses'>;

const name = (user: IdentifiableUser): string | undefined =>
  [user.firstName, user.lastName, user.username].find((part): part is string => part !== null && part.trim() !== '')?.trim();

/**
 * What to call a user: the first of first name, last name, username, first wallet and first e-mail address that is there.
 * Empty for a user with none of them.
 */
export function displayedIdentifier(user: IdentifiableUser): string {
  return name(user) ?? user.web3Wallets[0]?.web3Wallet ?? user.emailAddresses[0]?.emailAddress ?? '';
}

/** As `displayedIdentifier`, for readers who are not the user: wallets and addresses are masked. */
export function maskedIdentifier(user: IdentifiableUser): string {
  const known = name(user);
  if (known !== undefined) return known;
  const wallet = user.web3Wallets[0]?.web3Wallet;
  if (wallet !== undefined) return maskId(wallet);
  const emailAddress = user.emailAddresses[0]?.emailAddress;
  return emailAddress === undefined ? '' : maskEmail(emailAddress);
}
