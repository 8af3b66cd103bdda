import { useContext } from 'react';
import type { Account } from './account.ts';
import { AccountContext } from './account-context.ts';

/** The user's account. Throws outside of `ClerkAccount`. */
export function useAccount(): Account {
  const account = useContext(AccountContext);
  if (account === null) throw new Error('useAccount needs a ClerkAccount, or an AccountContext, around it');
  return account;
}
