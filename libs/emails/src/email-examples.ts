import type { EmailMessage } from '@onepoint/database';
import type { Email } from './render-email.ts';

const messages: Readonly<Record<string, EmailMessage>> = {
  lowBalance: { kind: 'lowBalance', days: 7, balanceCents: 4_210, paceCents: 601, depositCents: 18_030 },
  lastDays: { kind: 'lowBalance', days: 1, balanceCents: 602, paceCents: 601, depositCents: 18_030 },
  outOfBalance: { kind: 'lowBalance', days: 0, balanceCents: 0, paceCents: 601, depositCents: 18_030 },
  balanceAlert: { kind: 'balanceAlert', alert: 'low-balance', threshold: 5_000, balanceCents: 4_988 },
  runwayAlert: { kind: 'balanceAlert', alert: 'runway', threshold: 30, balanceCents: 17_400 },
  spendLimitNear: { kind: 'spendLimit', percent: 80, spentCents: 8_000, limitCents: 10_000 },
  spendLimitReached: { kind: 'spendLimit', percent: 100, spentCents: 10_000, limitCents: 10_000 },
  webhookFailed: { kind: 'webhookFailed', webhookId: 'wh_3mRk8TzQ1Lx6', host: 'hooks.example.com', error: 'HTTP 503' },
  webhookDisabled: {
    kind: 'webhookFailed',
    webhookId: 'wh_3mRk8TzQ1Lx6',
    host: 'hooks.example.com',
    error: 'HTTP 503',
    isDisabled: true,
  },
  invitation: {
    kind: 'invitation',
    invitationId: 'inv_4tBw7NcXq1Rz',
    inviter: 'Grace',
    role: 'developer',
    expiresAt: '2026-04-09T10:00:00.000Z',
  },
  paymentCredited: { kind: 'paymentCredited', paymentId: 'pay_7cQx2LmB9Rt4', creditedCents: 9_860, feeCents: 140 },
  newSignIn: { kind: 'newSignIn', device: 'Firefox, Windows', ipAddress: '203.0.113.7' },
  memberJoined: { kind: 'memberJoined', member: 'Kenji', role: 'developer' },
  memberLeft: { kind: 'memberLeft', member: 'Kenji' },
  memberRemoved: { kind: 'memberRemoved', member: 'Kenji', actor: 'Grace' },
  memberRoleChanged: { kind: 'memberRoleChanged', member: 'Kenji', actor: 'Grace', before: 'developer', after: 'admin' },
  yourRoleChanged: { kind: 'yourRoleChanged', actor: 'Grace', before: 'developer', after: 'admin' },
  youWereRemoved: { kind: 'youWereRemoved', actor: 'Grace' },
};

const optional: ReadonlySet<EmailMessage['kind']> = new Set([
  'lowBalance',
  'balanceAlert',
  'spendLimit',
  'webhookFailed',
  'memberJoined',
  'memberLeft',
  'memberRemoved',
  'memberRoleChanged',
]);

const origin = 'https://onepoint.example';

export const emailExamples: Readonly<Record<string, Email>> = Object.fromEntries(
  Object.entries(messages).map(([name, message]): [string, Email] => [
    name,
    {
      message,
      language: 'en',
      project: message.kind === 'newSignIn' ? null : { id: 'proj_5kXw9TzQ2Bn7', name: 'Storefront' },
      createdAt: new Date('2026-03-14T12:00:00.000Z'),
      origin,
      links: {
        unsubscribe:
          optional.has(message.kind) && name !== 'lastDays' && name !== 'outOfBalance'
            ? `${origin}/workspace/unsubscribe?token=example`
            : undefined,
        invitation: message.kind === 'invitation' ? `${origin}/workspace/invitation?token=example` : undefined,
      },
    },
  ]),
);
