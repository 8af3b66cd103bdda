/** What a member may do in a project. Every call of the API that touches a project names one of these. */
export const actions = [
  'project:read',
  'project:update',
  'project:delete',
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
] as const;

export type Action = (typeof actions)[number];
