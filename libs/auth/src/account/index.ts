export {
  AccountContext,
  AccountError,
  useAccount,
  type Account,
  type AccountEmail,
  type AccountPasskey,
  type AccountSession,
  type SigningWallet,
} from './account.ts';
export { ClerkAccount } from './clerk-account.tsx';
