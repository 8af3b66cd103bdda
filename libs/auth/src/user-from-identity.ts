import type { User } from '@onepoint/api-contract';

interface Verification {
  status: string | null;
}

/** The common shape of users in Clerk's browser and server SDKs. */
interface IdentityUser {
  id: string;
  firstName: string | null;
  lastName: string | null;
  username: string | null;
  imageUrl: string;
  hasImage: boolean;
  primaryEmailAddressId: string | null;
  primaryWeb3WalletId: string | null;
  /** Numbers are milliseconds since 1970. */
  createdAt: Date | number | null;
  emailAddresses: readonly { id: string; emailAddress: string; verification: Verification | null }[];
  web3Wallets: readonly { id: string; web3Wallet: string; verification: Verification | null }[];
}

/**
 * Maps a Clerk user to the API contract: sorts the primary email address and wallet first, sets `type` to `email` if an address is
 * verified, and sets `imageUrl` to null if the picture is a placeholder.
 */
export function userFromIdentity(user: IdentityUser): User {
  const emailAddresses = primaryFirst(user.emailAddresses, user.primaryEmailAddressId).map(({ id, emailAddress, verification }) => ({
    emailAddress,
    verified: verification?.status === 'verified',
    primary: id === user.primaryEmailAddressId,
  }));
  return {
    id: user.id,
    type: emailAddresses.some(({ verified }) => verified) ? 'email' : 'other',
    firstName: user.firstName,
    lastName: user.lastName,
    username: user.username,
    imageUrl: user.hasImage ? user.imageUrl : null,
    emailAddresses,
    web3Wallets: primaryFirst(user.web3Wallets, user.primaryWeb3WalletId).map(({ web3Wallet, verification }) => ({
      web3Wallet,
      verified: verification?.status === 'verified',
    })),
    createdAt: new Date(user.createdAt ?? 0).toISOString(),
  };
}

function primaryFirst<T extends { id: string }>(items: readonly T[], primaryId: string | null): T[] {
  return [...items.filter(({ id }) => id === primaryId), ...items.filter(({ id }) => id !== primaryId)];
}
