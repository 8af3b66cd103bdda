import * as z from 'zod/mini';
import { instantSchema } from './primitives.ts';

const emailAddressSchema = z.object({ emailAddress: z.string(), verified: z.boolean(), primary: z.boolean() });

export const userSchema = z.object({
  id: z.string(),
  type: z.enum(['email', 'other']),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  username: z.nullable(z.string()),
  imageUrl: z.nullable(z.string()),
  emailAddresses: z.array(emailAddressSchema),
  web3Wallets: z.array(z.object({ web3Wallet: z.string(), verified: z.boolean() })),
  createdAt: instantSchema,
});

export type User = z.infer<typeof userSchema>;

/** A user as members of a shared project see them. Identifiers are masked for viewers who can't manage members. */
export const publicUserSchema = z.object({
  id: z.string(),
  displayName: z.string(),
  imageUrl: z.nullable(z.string()),
});

export type PublicUser = z.infer<typeof publicUserSchema>;
