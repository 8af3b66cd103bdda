import * as z from 'zod';

const text = z.string();
const optionalText = z.nullable(z.string());
const time = z.number();
const optionalTime = z.nullable(z.number());

export const userRowSchema = z.object({
  id: text,
  firstName: optionalText,
  lastName: optionalText,
  passwordHash: optionalText,
  primaryEmailAddressId: optionalText,
  primaryWeb3WalletId: optionalText,
  imageId: optionalText,
  unsafeMetadata: text,
  createdAt: time,
  updatedAt: time,
  lastSignInAt: optionalTime,
});
export type UserRow = z.infer<typeof userRowSchema>;

const identificationKindSchema = z.enum(['email_address', 'web3_wallet']);
export type IdentificationKind = z.infer<typeof identificationKindSchema>;

/** An e-mail address or wallet of a user. `lookup` is the value in lower case, unique among verified rows. */
export const identificationRowSchema = z.object({
  id: text,
  userId: text,
  kind: identificationKindSchema,
  value: text,
  lookup: text,
  strategy: text,
  verifiedAt: optionalTime,
  createdAt: time,
});
export type IdentificationRow = z.infer<typeof identificationRowSchema>;

/** A browser, identified by the hash of its cookie. */
export const clientRowSchema = z.object({
  id: text,
  tokenHash: text,
  signInId: optionalText,
  signUpId: optionalText,
  lastActiveSessionId: optionalText,
  lastStrategy: optionalText,
  createdAt: time,
  updatedAt: time,
  expiresAt: time,
});
export type ClientRow = z.infer<typeof clientRowSchema>;

export const sessionRowSchema = z.object({
  id: text,
  clientId: text,
  userId: text,
  status: z.enum(['active', 'ended', 'removed', 'replaced', 'revoked']),
  address: text,
  userAgent: text,
  createdAt: time,
  updatedAt: time,
  lastActiveAt: time,
  expiresAt: time,
});
export type SessionRow = z.infer<typeof sessionRowSchema>;

export const signInRowSchema = z.object({
  id: text,
  clientId: text,
  userId: optionalText,
  identificationId: optionalText,
  identifier: optionalText,
  status: z.enum(['needs_identifier', 'needs_first_factor', 'needs_new_password', 'complete']),
  strategy: optionalText,
  createdSessionId: optionalText,
  createdAt: time,
});
export type SignInRow = z.infer<typeof signInRowSchema>;

export const signUpRowSchema = z.object({
  id: text,
  clientId: text,
  status: z.enum(['missing_requirements', 'complete']),
  emailAddress: optionalText,
  emailVerifiedAt: optionalTime,
  web3Wallet: optionalText,
  walletVerifiedAt: optionalTime,
  firstName: optionalText,
  lastName: optionalText,
  passwordHash: optionalText,
  unsafeMetadata: text,
  createdUserId: optionalText,
  createdSessionId: optionalText,
  createdAt: time,
});
export type SignUpRow = z.infer<typeof signUpRowSchema>;

/** A pending verification. Its id derives from what it verifies: a sign-in, an e-mail address, … */
export const challengeRowSchema = z.object({
  id: text,
  strategy: text,
  codeHash: optionalText,
  nonce: optionalText,
  message: optionalText,
  attempts: z.number(),
  expiresAt: time,
  createdAt: time,
});
export type ChallengeRow = z.infer<typeof challengeRowSchema>;

const oauthProvider = z.enum(['github', 'google']);

export const externalAccountRowSchema = z.object({
  id: text,
  userId: text,
  provider: oauthProvider,
  /** Lower-case username or email address at the provider. */
  providerUserId: text,
  username: text,
  emailAddress: text,
  createdAt: time,
});
export type ExternalAccountRow = z.infer<typeof externalAccountRowSchema>;

/** A visit to the external provider, with the id of its sign-in or sign-up. */
export const externalVerificationRowSchema = z.object({
  id: text,
  clientId: text,
  provider: oauthProvider,
  /** Secret that the provider returns. */
  state: text,
  /** Secret that the app receives. */
  nonce: optionalText,
  redirectUrl: text,
  status: z.enum(['unverified', 'verified', 'transferable', 'failed']),
  username: optionalText,
  emailAddress: optionalText,
  expiresAt: time,
  createdAt: time,
});
export type ExternalVerificationRow = z.infer<typeof externalVerificationRowSchema>;

export const imageRowSchema = z.object({
  id: text,
  userId: text,
  contentType: text,
  bytes: z.instanceof(Uint8Array),
  createdAt: time,
});
export type ImageRow = z.infer<typeof imageRowSchema>;

/** An event to deliver by webhook. */
export const eventRowSchema = z.object({
  id: text,
  type: text,
  userId: text,
  /** JSON of the body's fields besides the type and the time; null for a deleted user. */
  content: optionalText,
  attempts: z.number(),
  nextAttemptAt: time,
  createdAt: time,
});
export type EventRow = z.infer<typeof eventRowSchema>;
