import * as z from 'zod/mini';

/** What API tokens can do. Every call that accepts tokens requires a scope in addition to the role. */
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

const personalOnly: ReadonlySet<Scope> = new Set(['user:read', 'projects:delete']);

export const projectTokenScopes = scopes.filter((scope) => !personalOnly.has(scope));

/** Project tokens have this role within their scopes. They can't delete the project or change owners. */
export const projectTokenRole = 'admin';

export type TokenKind = 'personal' | 'project';

export const tokenPrefixes = { personal: 'op_pat_', project: 'op_prj_' } as const satisfies Record<TokenKind, string>;
