import * as z from 'zod/mini';

/** Permissions of API tokens. Every call that accepts tokens requires a scope in addition to the role. */
export const scopes = [
  'user:read',
  'projects:read',
  'projects:write',
  'projects:delete',
  'keys:read',
  'keys:write',
  'usage:read',
  'billing:read',
  'billing:write',
  'members:read',
  'members:write',
  'webhooks:read',
  'webhooks:write',
  'providers:read',
  'providers:write',
  'audit:read',
] as const;

export type Scope = (typeof scopes)[number];

export const scopeSchema = z.enum(scopes);

/** Scopes of calls that project tokens can't make. */
const personalOnly: ReadonlySet<Scope> = new Set(['user:read', 'projects:delete']);

/** Scopes that a project token can have. */
export const projectTokenScopes = scopes.filter((scope) => !personalOnly.has(scope));

/** Role of project tokens within their scopes. They can't delete the project or change owners. */
export const projectTokenRole = 'admin';

export type TokenKind = 'personal' | 'project';

/** Prefix of secrets by kind of token. */
export const tokenPrefixes = { personal: 'op_pat_', project: 'op_prj_' } as const satisfies Record<TokenKind, string>;
