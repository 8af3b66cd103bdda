import type { useUser } from '@clerk/clerk-react';
import { isClerkAPIResponseError, isClerkRuntimeError } from '@clerk/clerk-react/errors';
import { AccountError, type Account, type AccountSession, type SigningWallet } from './account.ts';

export type ClerkUser = NonNullable<ReturnType<typeof useUser>['user']>;

type Facts = Pick<
  Account,
  'userId' | 'firstName' | 'lastName' | 'imageUrl' | 'hasPassword' | 'emailAddresses' | 'web3Wallets' | 'passkeys'
>;

/**
 * Maps Clerk's user to account data. Leaves out unverified wallets.
 *
 * @param offersPasskeys whether passkeys are enabled at Clerk
 */
export function accountData(user: ClerkUser, offersPasskeys: boolean): Facts {
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
    passkeys: offersPasskeys
      ? user.passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
          id,
          name,
          createdAt: createdAt.toISOString(),
          lastUsedAt: lastUsedAt?.toISOString() ?? null,
        }))
      : null,
  };
}

/**
 * Lists active sessions: this browser's first, then by last activity.
 *
 * @param currentId session id of this browser
 */
export async function accountSessions(user: ClerkUser, currentId: string | undefined): Promise<AccountSession[]> {
  // The SDK caches sessions until the page is closed, but they also change in other browsers.
  Reflect.set(user, 'cachedSessionsWithActivities', null);
  const sessions = await user.getSessions();
  return sessions
    .filter(({ status }) => status === 'active')
    .map(({ id, lastActiveAt, latestActivity }) => ({
      id,
      current: id === currentId,
      browser: latestActivity.browserName ?? null,
      device: latestActivity.deviceType ?? null,
      mobile: latestActivity.isMobile ?? false,
      ipAddress: latestActivity.ipAddress ?? null,
      place: [latestActivity.city, latestActivity.country].filter(Boolean).join(', ') || null,
      lastActiveAt: lastActiveAt.toISOString(),
    }))
    .toSorted((a, b) => Number(b.current) - Number(a.current) || b.lastActiveAt.localeCompare(a.lastActiveAt));
}

type Changes = Omit<Account, keyof Facts | 'listSessions'>;

/**
 * Implements the changes of an account with Clerk's SDK.
 *
 * @param getUser returns the SDK's current user, which can be a new object after each change
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
    addPasskey: async () => {
      await getUser().createPasskey();
      await getUser().reload();
    },
    removePasskey: async (id) => {
      await get(getUser().passkeys, id).delete();
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
    // Remove the unverified wallet. Ignore failures, because the caller needs the original error.
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

/** Converts errors of the service to `AccountError`. Other errors, such as a lost connection or a wallet's refusal, stay unchanged. */
export function toAccountError(error: unknown): unknown {
  if (isClerkAPIResponseError(error)) {
    const [first] = error.errors;
    if (first) return new AccountError(first.code, first.longMessage ?? first.message, { paramName: first.meta?.paramName, cause: error });
  }
  // The user closed the dialog, or the browser has no passkeys.
  if (error instanceof Error && isClerkRuntimeError(error) && /^(?:reverification|passkey)_/u.test(error.code))
    return new AccountError(error.code, error.message, { cause: error });
  return error;
}
