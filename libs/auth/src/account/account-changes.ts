import type { Account, SigningWallet } from './account.ts';
import type { ClerkUser } from './clerk-user.ts';

type Changes = Omit<
  Account,
  'userId' | 'firstName' | 'lastName' | 'imageUrl' | 'hasPassword' | 'emailAddresses' | 'web3Wallets' | 'listSessions'
>;

/**
 * The changes of an account by Clerk's SDK.
 *
 * @param getUser gives the user as the SDK knows it now: after each change it may be another object
 */
export function accountChanges(getUser: () => ClerkUser): Changes {
  return {
    rename: async (names) => void (await getUser().update(names)),
    addEmail: async (emailAddress) => (await getUser().createEmailAddress({ email: emailAddress })).id,
    sendEmailCode: async (id) => void (await emailOf(getUser(), id).prepareVerification({ strategy: 'email_code' })),
    verifyEmail: async (id, code) => {
      await emailOf(getUser(), id).attemptVerification({ code });
      await getUser().reload();
    },
    makeEmailPrimary: async (id) => void (await getUser().update({ primaryEmailAddressId: id })),
    removeEmail: async (id) => {
      await emailOf(getUser(), id).destroy();
      await getUser().reload();
    },
    addWallet: async (wallet) => {
      await addWallet(getUser(), wallet);
      await getUser().reload();
    },
    removeWallet: async (id) => {
      await get(getUser().web3Wallets, id).destroy();
      await getUser().reload();
    },
    changePassword: async ({ currentPassword, ...change }) =>
      void (await getUser().updatePassword({ ...change, ...(currentPassword === '' ? {} : { currentPassword }) })),
    deleteAccount: () => getUser().delete(),
    revokeSession: async (id) => void (await get(await getUser().getSessions(), id).revoke()),
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
