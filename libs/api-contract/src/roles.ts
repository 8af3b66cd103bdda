import * as z from 'zod/mini';

/**
 * What members can do in a project. Every project call of the API requires one of these actions. Granting or removing the owner role requires
 * `owner:manage` in addition to `member:manage`.
 */
export const actions = [
  'project:read',
  'project:update',
  'project:delete',
  'settings:update',
  'plan:change',
  'member:read',
  'member:manage',
  'apiKey:read',
  'apiKey:manage',
  'statistics:read',
  'payment:read',
  'payment:create',
  'promocode:activate',
  'provider:read',
  'provider:manage',
  'owner:manage',
  'audit:read',
  'token:manage',
] as const;

export type Action = (typeof actions)[number];

export const roles = ['owner', 'admin', 'developer', 'finance', 'viewer'] as const;

export type Role = (typeof roles)[number];

/** For requests only. Responses have plain strings, so that clients can show roles they don't know. */
export const roleSchema = z.enum(roles);

const read: readonly Action[] = ['project:read', 'member:read', 'apiKey:read', 'statistics:read', 'payment:read', 'provider:read'];

/** The API enforces these permissions, and the UI hides what they forbid. */
export const roleActions: Readonly<Record<Role, ReadonlySet<Action>>> = {
  owner: new Set(actions),
  admin: new Set(actions.filter((action) => action !== 'project:delete' && action !== 'owner:manage')),
  developer: new Set([...read, 'apiKey:manage', 'provider:manage']),
  finance: new Set([...read, 'settings:update', 'plan:change', 'payment:create', 'promocode:activate']),
  viewer: new Set(read.filter((action) => action !== 'payment:read')),
};

/**
 * Whether a role allows an action.
 *
 * @param role as the API returns it; an unknown role allows nothing
 */
export function may(role: string, action: Action): boolean {
  return Object.hasOwn(roleActions, role) && roleActions[role as Role].has(action);
}
