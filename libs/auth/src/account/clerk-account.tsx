import { useClerk, useReverification, useUser } from '@clerk/clerk-react';
import { useContext, useMemo, type ReactNode } from 'react';
import { ClerkParts } from '../clerk/clerk-parts.tsx';
import { useIdentity } from '../react/identity-context.ts';
import { AccountContext } from './account-context.ts';
import { accountChanges } from './account-changes.ts';
import { accountFacts } from './account-facts.ts';
import { accountSessions } from './account-sessions.ts';
import type { Account } from './account.ts';
import type { ClerkUser } from './clerk-user.ts';
import { toAccountError } from './to-account-error.ts';

/** Gives its children the account of whoever is signed in, by Clerk's SDK; an account that is given already stays. */
export function ClerkAccount({ children }: { children: ReactNode }) {
  if (useContext(AccountContext) !== null) return children;
  return (
    <ClerkParts>
      <LoadedAccount>{children}</LoadedAccount>
    </ClerkParts>
  );
}

function LoadedAccount({ children }: { children: ReactNode }) {
  const { user } = useUser();
  return user ? <ProvidedAccount user={user}>{children}</ProvidedAccount> : null;
}

function ProvidedAccount({ user, children }: { user: ClerkUser; children: ReactNode }) {
  const clerk = useClerk();
  const { ui } = useIdentity();
  // Clerk may answer that the user has to prove who they are once more; this asks them, and carries the change out afterwards.
  const verified = useReverification((change: () => Promise<unknown>) => change());
  const account = useMemo((): Account => {
    const run = async <T,>(change: () => Promise<T>): Promise<T> => {
      // A dialog whose code does not load would be waited for without end. A TypeError, as of a connection that failed.
      const { promise: dialogFailed, reject } = Promise.withResolvers<never>();
      const unsubscribe = ui.onFailure((cause) => reject(new TypeError('The dialog of the identity service did not load', { cause })));
      try {
        return (await Promise.race([verified(change), dialogFailed])) as T;
      } catch (error) {
        throw toAccountError(error);
      } finally {
        unsubscribe();
      }
    };
    const getUser = (): ClerkUser => clerk.user ?? user;
    const changes = accountChanges(getUser);
    return {
      ...accountFacts(user),
      rename: (names) => run(() => changes.rename(names)),
      addEmail: (emailAddress) => run(() => changes.addEmail(emailAddress)),
      sendEmailCode: (id) => run(() => changes.sendEmailCode(id)),
      verifyEmail: (id, code) => run(() => changes.verifyEmail(id, code)),
      makeEmailPrimary: (id) => run(() => changes.makeEmailPrimary(id)),
      removeEmail: (id) => run(() => changes.removeEmail(id)),
      addWallet: (wallet) => run(() => changes.addWallet(wallet)),
      removeWallet: (id) => run(() => changes.removeWallet(id)),
      changePassword: (change) => run(() => changes.changePassword(change)),
      listSessions: () => run(() => accountSessions(getUser(), clerk.session?.id)),
      revokeSession: (id) => run(() => changes.revokeSession(id)),
      deleteAccount: () => run(() => changes.deleteAccount()),
    };
  }, [user, clerk, verified, ui]);
  return <AccountContext value={account}>{children}</AccountContext>;
}
