import * as z from 'zod/mini';
import { actions, type Action } from './actions.ts';

export const roles = ['owner', 'admin', 'developer', 'finance', 'viewer'] as const;

export type Role = (typeof roles)[number];

/** A role that may be given. Replies carry roles as plain strings: an unknown one is shown as it is and may do nothing. */
export const roleSchema = z.enum(roles);

const read: readonly Action[] = ['project:read', 'member:read', 'apiKey:read', 'statistics:read', 'payment:read', 'provider:read'];

/** The one table of who may do what: the API enforces it, the interface reads it. */
export const roleActions: Readonly<Record<Role, ReadonlySet<Action>>> = {
  owner: new Set(actions),
  admin: new Set(actions.filter((action) => action !== 'project:delete' && action !== 'owner:manage')),
  developer: new Set([...read, 'apiKey:manage', 'provider:manage']),
  finance: new Set([...read, 'settings:update', 'plan:change', 'payment:create', 'promocode:activate']),
  viewer: new Set(read.filter((action) => action !== 'payment:read')),
};
