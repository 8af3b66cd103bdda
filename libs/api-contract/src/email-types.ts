import { may, roles, type Action, type Role } from './roles.ts';

export interface EmailTypeTerms {
  /** The action that a member’s role must allow to receive the email; null if it always goes to one person. */
  readonly action: Action | null;
  /** Essential emails can't be turned off: security, access, and payments. */
  readonly isEssential: boolean;
}

/** Members can choose, per project, among the types that have an action. */
export const emailTypes = {
  /** The balance lasts 7 days. */
  lowBalance: { action: 'payment:create', isEssential: false },
  /** The balance lasts 2 days or less. */
  balanceCritical: { action: 'payment:create', isEssential: true },
  spendLimit: { action: 'settings:update', isEssential: false },
  paymentCredited: { action: 'payment:create', isEssential: true },
  webhookFailed: { action: 'settings:update', isEssential: false },
  /** Other members joined, left, or got another role. */
  memberChanges: { action: 'member:manage', isEssential: false },
  /** The recipient's own role or membership changed. */
  access: { action: null, isEssential: true },
  invitation: { action: null, isEssential: true },
  newSignIn: { action: null, isEssential: true },
} as const satisfies Readonly<Record<string, EmailTypeTerms>>;

export type EmailType = keyof typeof emailTypes;

export const optionalEmailTypes = ['lowBalance', 'spendLimit', 'webhookFailed', 'memberChanges'] as const satisfies readonly EmailType[];

export type OptionalEmailType = (typeof optionalEmailTypes)[number];

/** Types that project settings can show, in the order of the screen. */
export const projectEmailTypes = [
  'lowBalance',
  'balanceCritical',
  'spendLimit',
  'paymentCredited',
  'webhookFailed',
  'memberChanges',
] as const satisfies readonly EmailType[];

/** Narrows text from outside to the types that members can turn off. */
export function isOptionalEmailType(type: string): type is OptionalEmailType {
  return optionalEmailTypes.some((optional) => optional === type);
}

/** Whether members with a role receive a type of email. Unknown roles receive nothing. */
export function getsEmail(role: string, type: EmailType): boolean {
  const { action } = emailTypes[type];
  return action !== null && may(role, action);
}

/** Types in the settings of a member with a role, in the order of the screen. */
export function listProjectEmailTypes(role: string): readonly (typeof projectEmailTypes)[number][] {
  return projectEmailTypes.filter((type) => getsEmail(role, type));
}

/** All roles that receive the email. */
export function emailRoles(type: EmailType): readonly Role[] {
  return roles.filter((role) => getsEmail(role, type));
}
