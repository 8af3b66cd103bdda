/** An e-mail address of the user's own. One that is not verified belongs to nobody yet. */
export interface AccountEmail {
  id: string;
  emailAddress: string;
  verified: boolean;
  primary: boolean;
}

/** A wallet of the user's own: it has signed. */
export interface AccountWallet {
  id: string;
  /** With its EIP-55 checksum. */
  web3Wallet: string;
}

/** A browser in which the user is signed in. */
export interface AccountSession {
  id: string;
  /** This browser's. */
  current: boolean;
  /** `Chrome`; null where it is not known. */
  browser: string | null;
  /** `Linux`; null where it is not known. */
  device: string | null;
  mobile: boolean;
  ipAddress: string | null;
  /** `Paris, FR`; null where it is not known. */
  place: string | null;
  /** ISO 8601. */
  lastActiveAt: string;
}

/** A wallet that can sign. */
export interface SigningWallet {
  address: string;
  /** Resolves to the EIP-191 signature, hexadecimal. */
  signMessage: (message: string) => Promise<string>;
}

export interface PasswordChange {
  /** Empty for a user who has none yet. */
  currentPassword: string;
  newPassword: string;
  signOutOfOtherSessions: boolean;
}

/**
 * The user's own account at the identity service: what it holds, and how to change it. Every change throws `AccountError`
 * where it is refused; where the service asks who is there once more, Clerk's own dialog does so first.
 */
export interface Account {
  userId: string;
  firstName: string;
  lastName: string;
  imageUrl: string | null;
  hasPassword: boolean;
  /** The primary one first. */
  emailAddresses: readonly AccountEmail[];
  web3Wallets: readonly AccountWallet[];
  rename: (names: { firstName: string; lastName: string }) => Promise<void>;
  /** Adds an address that is to be verified; nothing is sent yet. Resolves to its id. */
  addEmail: (emailAddress: string) => Promise<string>;
  /** Sends a one-time code; one sent before stops working. */
  sendEmailCode: (emailId: string) => Promise<void>;
  verifyEmail: (emailId: string, code: string) => Promise<void>;
  makeEmailPrimary: (emailId: string) => Promise<void>;
  removeEmail: (emailId: string) => Promise<void>;
  /** Adds the wallet once it has signed. One that refuses leaves nothing behind. */
  addWallet: (wallet: SigningWallet) => Promise<void>;
  removeWallet: (walletId: string) => Promise<void>;
  changePassword: (change: PasswordChange) => Promise<void>;
  /** Live sessions, this browser's first, then the last active. */
  listSessions: () => Promise<AccountSession[]>;
  revokeSession: (sessionId: string) => Promise<void>;
  /** Deletes the account for ever; every session of it ends. */
  deleteAccount: () => Promise<void>;
}
