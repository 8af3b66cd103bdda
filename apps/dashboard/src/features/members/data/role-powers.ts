import { may, type Action, type Role } from '@onepoint/api-contract';

/** Actions that change something, in the order they are told, with the names of their texts: `modals:roleChoice.powers.{name}`. */
const powers = {
  projectUpdate: 'project:update',
  projectDelete: 'project:delete',
  planChange: 'plan:change',
  memberManage: 'member:manage',
  ownerManage: 'owner:manage',
  apiKeyManage: 'apiKey:manage',
  settingsUpdate: 'settings:update',
  paymentCreate: 'payment:create',
  promocodeActivate: 'promocode:activate',
  providerManage: 'provider:manage',
} as const satisfies Readonly<Record<string, Action>>;

/** Actions that only look, with the names of their texts: `modals:roleChoice.reads.{name}`. */
const reads = {
  project: 'project:read',
  member: 'member:read',
  apiKey: 'apiKey:read',
  statistics: 'statistics:read',
  payment: 'payment:read',
  provider: 'provider:read',
  audit: 'audit:read',
} as const satisfies Readonly<Record<string, Action>>;

export type PowerName = keyof typeof powers;
export type ReadName = keyof typeof reads;

export interface RolePowers {
  /** What the role may change; empty for one that only looks. */
  readonly powers: readonly PowerName[];
  /** What the role does not even see. */
  readonly hidden: readonly ReadName[];
}

/** Every action that a text speaks of. */
export const toldActions: readonly Action[] = [...Object.values(powers), ...Object.values(reads)];

/** What a role may do, read off the contract's one table. */
export function rolePowers(role: Role): RolePowers {
  return {
    powers: (Object.keys(powers) as PowerName[]).filter((name) => may(role, powers[name])),
    hidden: (Object.keys(reads) as ReadName[]).filter((name) => !may(role, reads[name])),
  };
}
