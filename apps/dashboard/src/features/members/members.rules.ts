import { emailSchema, idSchema, nicknamePattern, type Invitation, type Member, may, type Action, type Role } from '@onepoint/api-contract';
import type { ValidationMessage } from '@onepoint/i18n';

export type Invitee = { readonly email: string } | { readonly userId: string };

type ParsedInvitee = { readonly invitee: Invitee } | { readonly message: ValidationMessage };

/** Parses an email address or user ID. Text with an @ counts as an address. */
export function parseInvitee(text: string): ParsedInvitee {
  const trimmed = text.trim();
  if (trimmed === '') return { message: { key: 'validation.required', values: {} } };
  if (trimmed.includes('@')) {
    const email = emailSchema.safeParse(trimmed);
    return email.success ? { invitee: { email: email.data } } : { message: { key: 'validation.email', values: {} } };
  }
  if (!nicknamePattern.test(trimmed)) return { message: { key: 'validation.nickname', values: {} } };
  const id = idSchema.safeParse(trimmed);
  return id.success ? { invitee: { userId: id.data } } : { message: { key: 'validation.invalid', values: {} } };
}

export const formatInvitee = ({ email, userId }: Pick<Invitation, 'email' | 'userId'>): string => email ?? userId ?? '';

/** The API refuses to remove the last owner. */
export function isLastOwner(members: readonly Pick<Member, 'id' | 'role'>[], memberId: string): boolean {
  const owners = members.filter(({ role }) => role === 'owner');
  return owners.length === 1 && owners[0]?.id === memberId;
}

/** Mutating actions, in display order. Keys are translation keys: `modals:roleChoice.powers.{key}`. */
const powers = {
  projectUpdate: 'project:update',
  projectDelete: 'project:delete',
  planChange: 'plan:change',
  memberManage: 'member:manage',
  ownerManage: 'owner:manage',
  apiKeyManage: 'apiKey:manage',
  tokenManage: 'token:manage',
  settingsUpdate: 'settings:update',
  paymentCreate: 'payment:create',
  promocodeActivate: 'promocode:activate',
  providerManage: 'provider:manage',
} as const satisfies Readonly<Record<string, Action>>;

/** Read-only actions. Keys are translation keys: `modals:roleChoice.reads.{key}`. */
const reads = {
  project: 'project:read',
  member: 'member:read',
  apiKey: 'apiKey:read',
  statistics: 'statistics:read',
  payment: 'payment:read',
  provider: 'provider:read',
  audit: 'audit:read',
} as const satisfies Readonly<Record<string, Action>>;

type PowerName = keyof typeof powers;
type ReadName = keyof typeof reads;

interface RolePowers {
  /** Changes the role allows. Empty for a read-only role. */
  readonly powers: readonly PowerName[];
  /** Data the role can't see. */
  readonly hidden: readonly ReadName[];
}

export const describedActions: readonly Action[] = [...Object.values(powers), ...Object.values(reads)];

export function rolePowers(role: Role): RolePowers {
  return {
    powers: (Object.keys(powers) as PowerName[]).filter((name) => may(role, powers[name])),
    hidden: (Object.keys(reads) as ReadName[]).filter((name) => !may(role, reads[name])),
  };
}
