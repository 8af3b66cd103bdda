import { createContext } from 'react';
import type { Account } from './account.ts';

/** The user's account: filled by `ClerkAccount`, in stories and the demo by hand. */
export const AccountContext = createContext<Account | null>(null);
