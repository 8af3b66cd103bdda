import type { Account, SigningWallet } from './account.ts';
import type { ClerkUser } from './clerk-user.ts';

type Changes = Omit<
  Account,
  'userId' | 'firstName' | 'lastName' | 'imageUrl' | 'hasPassword' | 'emailAddresses' | 'web3Wallets' | 'listSessions'
>;

/** The changes of an account by Clerk's SDK. */
export function accountChanges(user: ClerkUser): Changes {
  return {
    rename: async (names) => void (await user.update(names)),
    addEmail: async (emailAddress) => (await user.createEmailAddress({ email: emailAddress })).id,
    sendEmailCode: async (id) => void (await emailOf(user, id).prepareVerification({ strategy: 'email_code' })),
    verifyEmail: async (id, code) => {
      await emailOf(user, id).attemptVerification({ code });
      await user.reload();
    },
    makeEmailPrimary: async (id) => void (await user.update({ primaryEmailAddressId: id })),
    removeEmail: async (id) => {
      await emailOf(user, id).destroy();
      await user.reload();
    },
    addWallet: async (wallet) => {
      await addWallet(user, wallet);
      await user.reload();
    },
    removeWallet: async (id) => {
      await get(user.web3Wallets, id).destroy();
      await user.reload();
    },
    changePassword: async ({ currentPassword, ...change }) =>
      void (await user.updatePassword({ ...change, ...(currentPassword === '' ? {} : { currentPassword }) })),
    revokeSession: async (id) => void (await get(await user.getSessions(), id).revoke()),
  };
}

async function addWallet(user: ClerkUser, { address, signMessage }: SigningWallet): Promise<void> {
  const strategy = 'web3_metamask_signature';
  const added = await user.createWeb3Wallet({ web3Wallet: address });
  try {
    const { verification } = await added.prepareVerification({ strategy });
    const signature = await signMessage(verification.message ?? verification.nonce ?? '');
    await added.attemptVerification({ signature, strategy });
  } catch (error) {
    // Without its signature it is nobody's; the refusal is what the user has to hear of.
    await added.destroy().catch(() => undefined);
    throw error;
  }
}

const emailOf = (user: ClerkUser, id: string) => get(user.emailAddresses, id);

function get<T extends { id: string }>(items: readonly T[], id: string): T {
  const item = items.find((candidate) => candidate.id === id);
  if (item === undefined) throw new Error(`The account has no ${id}`);
  return item;
}
