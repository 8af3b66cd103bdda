import { useClerk, useReverification, useUser } from '@clerk/clerk-react';
import { useContext, useMemo, type ReactNode } from 'react';
import * as z from 'zod/mini';
import { ClerkParts } from '../clerk-ui.tsx';
import { useIdentity } from '../react/auth-provider.tsx';
import { accountChanges, accountData, accountSessions, toAccountError, type ClerkUser } from './account-from-clerk.ts';
import { AccountContext, type Account } from './account.ts';

/** Provides the account of the signed-in user, unless an `AccountContext` already exists. */
export function ClerkAccount({ children }: { children: ReactNode }) {
  if (useContext(AccountContext) !== null) return children;
  return (
    <ClerkParts>
      <LoadedAccount>{children}</LoadedAccount>
    </ClerkParts>
  );
}

const environmentSchema = z.object({ userSettings: z.object({ attributes: z.object({ passkey: z.object({ enabled: z.boolean() }) }) }) });

/** Whether passkeys are enabled at Clerk. The SDK has the settings of the instance, but doesn't declare their type. */
function offersPasskeys(clerk: object): boolean {
  const environment = environmentSchema.safeParse(Reflect.get(clerk, '__internal_environment'));
  return environment.success && environment.data.userSettings.attributes.passkey.enabled;
}

function LoadedAccount({ children }: { children: ReactNode }) {
  const { user } = useUser();
  return user ? <ProvidedAccount user={user}>{children}</ProvidedAccount> : null;
}

function ProvidedAccount({ user, children }: { user: ClerkUser; children: ReactNode }) {
  const clerk = useClerk();
  const { ui } = useIdentity();
  // If Clerk requires reverification, this opens its dialog and then retries the change.
  const withReverification = useReverification((change: () => Promise<unknown>) => change());
  const account = useMemo((): Account => {
    const run = async <T,>(change: () => Promise<T>): Promise<T> => {
      // Rejects if the dialog fails to load; otherwise the change would never settle. Callers treat a TypeError as a failed connection.
      const { promise: dialogFailed, reject } = Promise.withResolvers<never>();
      const unsubscribe = ui.onFailure((cause) => reject(new TypeError('The dialog of the identity service failed to load', { cause })));
      try {
        return (await Promise.race([withReverification(change), dialogFailed])) as T;
      } catch (error) {
        throw toAccountError(error);
      } finally {
        unsubscribe();
      }
    };
    const getUser = (): ClerkUser => clerk.user ?? user;
    const changes = accountChanges(getUser);
    return {
      ...accountData(user, offersPasskeys(clerk)),
      rename: (names) => run(() => changes.rename(names)),
      addEmail: (emailAddress) => run(() => changes.addEmail(emailAddress)),
      sendEmailCode: (id) => run(() => changes.sendEmailCode(id)),
      verifyEmail: (id, code) => run(() => changes.verifyEmail(id, code)),
      makeEmailPrimary: (id) => run(() => changes.makeEmailPrimary(id)),
      removeEmail: (id) => run(() => changes.removeEmail(id)),
      addWallet: (wallet) => run(() => changes.addWallet(wallet)),
      removeWallet: (id) => run(() => changes.removeWallet(id)),
      addPasskey: () => run(() => changes.addPasskey()),
      removePasskey: (id) => run(() => changes.removePasskey(id)),
      changePassword: (change) => run(() => changes.changePassword(change)),
      listSessions: () => run(() => accountSessions(getUser(), clerk.session?.id)),
      revokeSession: (id) => run(() => changes.revokeSession(id)),
      deleteAccount: () => run(() => changes.deleteAccount()),
    };
  }, [user, clerk, withReverification, ui]);
  return <AccountContext value={account}>{children}</AccountContext>;
}
