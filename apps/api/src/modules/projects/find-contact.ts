import type { Users } from '../users/users.ts';

/** How somebody to whom money is owed can be reached: what the identity service knows of them. */
export async function findContact(users: Pick<Users, 'getCurrentUser'>, userId: string): Promise<Record<string, unknown>> {
  const { emailAddresses, web3Wallets } = await users.getCurrentUser(userId);
  return {
    userId,
    emails: emailAddresses.map(({ emailAddress }) => emailAddress),
    wallets: web3Wallets.map(({ web3Wallet }) => web3Wallet),
  };
}
