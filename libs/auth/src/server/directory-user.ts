import type { User as ClerkUser } from '@clerk/backend';
import type { User } from '@onepoint/api-contract';
import { userFromIdentity } from '../identifier/user-from-identity.ts';

/** Maps a user of Clerk's backend API to ours. */
export function directoryUser(user: ClerkUser): User {
  const { id, firstName, lastName, username, imageUrl, hasImage, primaryEmailAddressId, primaryWeb3WalletId, createdAt } = user;
  return userFromIdentity({
    id,
    firstName,
    lastName,
    username,
    imageUrl,
    hasImage,
    primaryEmailAddressId,
    primaryWeb3WalletId,
    createdAt,
    emailAddresses: user.emailAddresses.map((email) => ({
      id: email.id,
      emailAddress: email.emailAddress,
      status: email.verification?.status,
    })),
    web3Wallets: user.web3Wallets.map((wallet) => ({
      id: wallet.id,
      web3Wallet: wallet.web3Wallet,
      status: wallet.verification?.status,
    })),
  });
}
