import * as z from 'zod/mini';
import { projectTokenScopes, scopeSchema, scopes, type Scope } from '../scopes.ts';
import { idSchema, instantSchema, nameSchema, projectParamsSchema } from './primitives.ts';
import { publicUserSchema } from './user.ts';

const dayMs = 86_400_000;

/** Every token expires after at most this many days. */
export const tokenLifetimeDaysMax = 366;

/** Active tokens, per user and per project. */
export const tokensMax = 50;

export const tokenSchema = z.object({
  id: z.string(),
  name: z.string(),
  last4: z.string(),
  /** Some of `scopes`, or unknown ones. */
  scopes: z.array(z.string()),
  createdBy: publicUserSchema,
  createdAt: instantSchema,
  expiresAt: instantSchema,
  /** Updated at most once per minute. */
  lastUsedAt: z.nullable(instantSchema),
});

export type Token = z.infer<typeof tokenSchema>;

/** The only response that contains the secret. */
export const createdTokenSchema = z.extend(tokenSchema, { secret: z.string() });

export type CreatedToken = z.infer<typeof createdTokenSchema>;

const expirySchema = z.iso.datetime().check(
  z.refine((text) => Date.parse(text) > Date.now(), 'Must be in the future'),
  z.refine((text) => Date.parse(text) <= Date.now() + tokenLifetimeDaysMax * dayMs, `Must be within ${tokenLifetimeDaysMax} days`),
);

const isUnique = (list: readonly string[]): boolean => new Set(list).size === list.length;

const scopesSchema = <TScope extends z.ZodMiniType<Scope>>(scope: TScope) =>
  z.array(scope).check(z.minLength(1), z.maxLength(scopes.length), z.refine(isUnique, 'Must not repeat a scope'));

export const createPersonalTokenBodySchema = z.strictObject({
  name: nameSchema,
  scopes: scopesSchema(scopeSchema),
  expiresAt: expirySchema,
});

export const createProjectTokenBodySchema = z.strictObject({
  name: nameSchema,
  scopes: scopesSchema(z.enum(projectTokenScopes as [Scope, ...Scope[]])),
  expiresAt: expirySchema,
});

export const personalTokenParamsSchema = z.object({ personalTokenId: idSchema });

export const projectTokenParamsSchema = z.extend(projectParamsSchema, { tokenId: idSchema });
