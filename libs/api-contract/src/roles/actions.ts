/**
 * What a member may do in a project. Every call of the API that touches a project names one of these; `owner:manage` is asked for beside
 * `member:manage` where somebody becomes or ceases to be an owner.
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
] as const;

export type Action = (typeof actions)[number];
