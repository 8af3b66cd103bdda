import { createContext, useContext } from 'react';

/** Without verification, an address proves nothing about the user. */
export interface AccountEmail {
  id: string;
  emailAddress: string;
  verified: boolean;
  primary: boolean;
}

/** A verified wallet; unverified ones are left out. */
interface AccountWallet {
  id: string;
  /** Address with EIP-55 checksum. */
  web3Wallet: string;
}

export interface AccountPasskey {
  id: string;
  /** Such as the name of the password manager; null if unknown. */
  name: string | null;
  /** ISO 8601. */
  createdAt: string;
  /** ISO 8601; null if never used. */
  lastUsedAt: string | null;
}

export interface AccountSession {
  id: string;
  current: boolean;
  /** Such as `Chrome`; null if unknown. */
  browser: string | null;
  /** Such as `Linux`; null if unknown. */
  device: string | null;
  mobile: boolean;
  ipAddress: string | null;
  /** Such as `Paris, FR`; null if unknown. */
  place: string | null;
  /** ISO 8601. */
  lastActiveAt: string;
}

export interface SigningWallet {
  address: string;
  /** Returns a hexadecimal EIP-191 signature. */
  signMessage: (message: string) => Promise<string>;
}

interface PasswordChange {
  /** Empty if the user has no password yet. */
  currentPassword: string;
  newPassword: string;
  signOutOfOtherSessions: boolean;
}

/**
 * The user's account at the identity service. Rejected changes throw `AccountError`. If the service requires reverification, Clerk's dialog
 * opens first.
 */
export interface Account {
  userId: string;
  firstName: string;
  lastName: string;
  imageUrl: string | null;
  hasPassword: boolean;
  /** Starts with the primary address. */
  emailAddresses: readonly AccountEmail[];
  web3Wallets: readonly AccountWallet[];
  /** Null if the identity service doesn't offer passkeys. */
  passkeys: readonly AccountPasskey[] | null;
  rename: (names: { firstName: string; lastName: string }) => Promise<void>;
  /** Adds an unverified address without sending a code. Returns its ID. */
  addEmail: (emailAddress: string) => Promise<string>;
  /** Sends a one-time code and invalidates earlier ones. */
  sendEmailCode: (emailId: string) => Promise<void>;
  verifyEmail: (emailId: string, code: string) => Promise<void>;
  makeEmailPrimary: (emailId: string) => Promise<void>;
  removeEmail: (emailId: string) => Promise<void>;
  /** Asks the wallet to sign, then adds it. If signing is rejected, the account stays unchanged. */
  addWallet: (wallet: SigningWallet) => Promise<void>;
  removeWallet: (walletId: string) => Promise<void>;
  /** Opens the browser's dialog to create a passkey. */
  addPasskey: () => Promise<void>;
  removePasskey: (passkeyId: string) => Promise<void>;
  changePassword: (change: PasswordChange) => Promise<void>;
  /** Active sessions: this browser's first, then by last activity. */
  listSessions: () => Promise<AccountSession[]>;
  revokeSession: (sessionId: string) => Promise<void>;
  /** Deletes the account permanently and ends all its sessions. */
  deleteAccount: () => Promise<void>;
}

/** Provided by `ClerkAccount`, or manually in stories and the demo. */
export const AccountContext = createContext<Account | null>(null);

/** @throws outside `ClerkAccount` */
export function useAccount(): Account {
  const account = useContext(AccountContext);
  if (account === null) throw new Error('useAccount requires a surrounding ClerkAccount or AccountContext');
  return account;
}

export class AccountError extends Error {
  /**
   * Clerk's code, such as `form_code_incorrect`. If the user closed a dialog: `reverification_cancelled` or
   * `passkey_registration_cancelled`.
   */
  readonly code: string;
  /** Clerk's name of the invalid field, such as `current_password`. */
  readonly paramName: string | undefined;

  /** @param message the service's message for users, in English */
  constructor(code: string, message: string, { paramName, cause }: { paramName?: string | undefined; cause?: unknown } = {}) {
    super(message, { cause });
    this.name = 'AccountError';
    this.code = code;
    this.paramName = paramName;
  }
}
