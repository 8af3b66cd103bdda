import type { User } from '@onepoint/api-contract';

/** What the browser's and the server's SDK both know about a user. */
export interface IdentityUser {
  id: string;
  firstName: string | null;
  lastName: string | null;
  username: string | null;
  imageUrl: string;
  hasImage: boolean;
  primaryEmailAddressId: string | null;
  primaryWeb3WalletId: string | null;
  /** Instant, or milliseconds since 1970. */
  createdAt: Date | number | null;
  emailAddresses: readonly { id: string; emailAddress: string; status: string | null | undefined }[];
  web3Wallets: readonly { id: string; web3Wallet: string; status: string | null | undefined }[];
}

/**
 * The identity service's user in our shape: primary e-mail address and wallet first, `type` `email` where a verified
 * address exists, `imageUrl` null where the picture is only a placeholder.
 */
export function userFromIdentity(user: IdentityUser): User {
  const emailAddresses = primaryFirst(user.emailAddresses, user.primaryEmailAddressId).map(({ id, emailAddress, status }) => ({
    emailAddress,
    verified: status === 'verified',
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
    web3Wallets: primaryFirst(user.web3Wallets, user.primaryWeb3WalletId).map(({ web3Wallet, status }) => ({
      web3Wallet,
      verified: status === 'verified',
    })),
    createdAt: new Date(user.createdAt ?? 0).toISOString(),
  };
}

function primaryFirst<T extends { id: string }>(items: readonly T[], primaryId: string | null): T[] {
  return [...items.filter(({ id }) => id === primaryId), ...items.filter(({ id }) => id !== primaryId)];
}
