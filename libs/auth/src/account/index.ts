export type { Account, AccountEmail, AccountSession, AccountWallet, PasswordChange, SigningWallet } from './account.ts';
export { AccountContext } from './account-context.ts';
export { AccountError } from './account-error.ts';
export { ClerkAccount } from './clerk-account.tsx';
export { useAccount } from './use-account.ts';
