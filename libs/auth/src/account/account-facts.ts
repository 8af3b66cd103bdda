import type { Account } from './account.ts';
import type { ClerkUser } from './clerk-user.ts';

type Facts = Pick<Account, 'userId' | 'firstName' | 'lastName' | 'imageUrl' | 'hasPassword' | 'emailAddresses' | 'web3Wallets'>;

/** What an account holds, of Clerk's user. A wallet that has not signed is left out: it is nobody's. */
export function accountFacts(user: ClerkUser): Facts {
  const emailAddresses = user.emailAddresses.map(({ id, emailAddress, verification }) => ({
    id,
    emailAddress,
    verified: verification.status === 'verified',
    primary: id === user.primaryEmailAddressId,
  }));
  return {
    userId: user.id,
    firstName: user.firstName ?? '',
    lastName: user.lastName ?? '',
    imageUrl: user.hasImage ? user.imageUrl : null,
    hasPassword: user.passwordEnabled,
    emailAddresses: emailAddresses.toSorted((a, b) => Number(b.primary) - Number(a.primary)),
    web3Wallets: user.web3Wallets
      .filter(({ verification }) => verification.status === 'verified')
      .map(({ id, web3Wallet }) => ({ id, web3Wallet })),
  };
}
