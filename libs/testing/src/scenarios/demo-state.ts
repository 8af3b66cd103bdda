import type { AuditEntry, LoggedRequest, Member, Project, Provider } from '@onepoint/api-contract';
import { apiKeyFixture } from '../api/api-keys.ts';
import { auditDepositFixtures, auditEntryFixture } from '../api/audit-entries.ts';
import type { FakeApiState } from '../api/fake-api-state.ts';
import { invitationFixture, memberFixture } from '../api/members.ts';
import { loggedRequestFixtures } from '../api/logged-requests.ts';
import { custodialWalletFixture } from '../api/payments.ts';
import { projectFixture } from '../api/projects.ts';
import { providerFixture } from '../api/providers.ts';
import { billingDetailsFixture } from '../api/transactions.ts';
import { webhookDeliveryFixture, webhookFixture } from '../api/webhooks.ts';
import { demoPayments, demoReferralRewards, demoReferrals, demoTransactions } from './demo-money.ts';
import { demoUsage } from './demo-usage.ts';
import { before } from './scenario.ts';

const people = [
  { id: 'user_2fXq7TnB1LwZ', displayName: 'Grace', role: 'owner' },
  { id: 'user_6hWs4PvK9RcM', displayName: 'Ada', role: 'admin' },
  { id: 'user_8jTd2NzX5QbF', displayName: 'Linus', role: 'developer' },
  { id: 'user_3kYg7MrV1WcD', displayName: 'Katherine', role: 'finance' },
] as const;

const members = (now: Date): Member[] =>
  people.map(({ id, displayName, role }, index) =>
    memberFixture({
      id: `mem_demo${String(index + 1)}`,
      userId: id,
      role,
      user: { id, displayName, imageUrl: null },
      createdAt: before(now, 200 - index * 31, 'days'),
    }),
  );

const apiKeys = (now: Date) => [
  apiKeyFixture({ id: 'key_demo1', name: 'Production server', createdAt: before(now, 180, 'days'), lastUsedAt: before(now, 1, 'minutes') }),
  apiKeyFixture({
    id: 'key_demo2',
    name: 'Mobile app',
    prefix: 'op_8kLm',
    last4: 'W2xP',
    createdAt: before(now, 94, 'days'),
    lastUsedAt: before(now, 3, 'hours'),
    requestsToday: 3_871,
    allowLists: { origins: ['https://app.example.com'], ips: [], methods: [], contracts: [] },
  }),
  apiKeyFixture({
    id: 'key_demo3',
    name: 'Staging',
    prefix: 'op_1qRt',
    last4: 'd9Fh',
    status: 'paused',
    createdAt: before(now, 61, 'days'),
    lastUsedAt: before(now, 12, 'days'),
    requestsToday: 0,
  }),
  apiKeyFixture({
    id: 'key_demo4',
    name: 'Nightly reports',
    prefix: 'op_7zBn',
    last4: 'a4Ks',
    createdAt: before(now, 2, 'days'),
    lastUsedAt: null,
    requestsToday: 0,
  }),
];

const auditEntries = (now: Date): AuditEntry[] => [
  auditEntryFixture({ id: 'aud_demo1', createdAt: before(now, 40, 'minutes') }),
  auditEntryFixture({
    id: 'aud_demo2',
    action: 'apiKey.create',
    subject: { type: 'apiKey', id: 'key_demo4', name: 'Nightly reports' },
    changes: [],
    createdAt: before(now, 2, 'days'),
  }),
  ...auditDepositFixtures(before(now, 3, 'days')),
  auditEntryFixture({
    id: 'aud_demo3',
    action: 'plan.change',
    actor: null,
    subject: { type: 'project', id: 'proj_demo1', name: 'Storefront' },
    changes: [{ field: 'usageCommitment', before: 'FREE', after: 'PAYG' }],
    createdAt: before(now, 96, 'days'),
  }),
];

function demoRequests(now: Date): LoggedRequest[] {
  const [production, mobile, staging] = apiKeys(now).map(({ id, name }) => ({ id, name, isDeleted: false }));
  const keys: Readonly<Record<string, LoggedRequest['apiKey'] | undefined>> = {
    Backend: production,
    'Web app': mobile,
    'Old server': staging,
  };
  return loggedRequestFixtures(before(now, 1, 'minutes')).map((call) => ({ ...call, apiKey: keys[call.apiKey.name ?? ''] ?? call.apiKey }));
}

const webhooks = (now: Date) => [
  webhookFixture({ id: 'wh_demo1', createdAt: before(now, 92, 'days') }),
  webhookFixture({
    id: 'wh_demo2',
    url: 'https://ops.example.com/hooks/onepoint',
    description: 'On-call bot',
    events: null,
    failingSince: before(now, 5, 'hours'),
    createdAt: before(now, 12, 'days'),
  }),
];

/** Deliveries of the demo's webhooks: payments that arrived, and a bot that is down. */
const webhookDeliveries = (now: Date) => ({
  wh_demo1: [3, 34, 65].map((days) => {
    const createdAt = before(now, days, 'days');
    return webhookDeliveryFixture({ id: `dlv_demo${String(days)}`, createdAt, settledAt: createdAt });
  }),
  wh_demo2: [
    webhookDeliveryFixture({
      id: 'dlv_demo5h',
      event: 'apiKey.changed',
      status: 'pending',
      attempts: 5,
      responseStatus: 503,
      responseBody: 'Service Unavailable',
      latencyMs: 212,
      nextAttemptAt: before(now, -1, 'hours'),
      createdAt: before(now, 5, 'hours'),
      settledAt: null,
    }),
    webhookDeliveryFixture({
      id: 'dlv_demo2d',
      event: 'member.invited',
      createdAt: before(now, 3, 'days'),
      settledAt: before(now, 3, 'days'),
    }),
  ],
});

/** A spend limit that this month's demo usage doesn't reach. */
function spendLimit(now: Date): Project['spendLimit'] {
  const startOf = (monthsOn: number): string => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + monthsOn)).toISOString();
  const month = { from: startOf(0), to: startOf(1) };
  const { total } = demoUsage(month, { project: { usageCommitment: 'PAYG', balance: 0 }, apiKeys: [], now });
  return { amount: 10_000, spent: total.cost, isReached: false, resetsAt: month.to };
}

/** The projects of most scenarios, the selected one first. */
export const demoProjects = (now: Date): Project[] => [
  projectFixture({
    id: 'proj_demo1',
    name: 'Storefront',
    balance: 12_840,
    promoBalance: 1_000,
    accruedUsage: { computeUnits: 11_460, cost: '0.0045' },
    usageCommitment: 'PAYG',
    spendLimit: spendLimit(now),
    geyserUsageCommitment: 'L',
    geyserUsageCommitmentMultiplier: 2,
    geyserUsageCommitmentEnd: before(now, -17, 'days'),
    nextGeyserUsageCommitment: 'L',
    nextGeyserUsageCommitmentMultiplier: 2,
    createdAt: before(now, 203, 'days'),
  }),
  projectFixture({ id: 'proj_demo2', name: 'Portfolio tracker', createdAt: before(now, 58, 'days') }),
  projectFixture({ id: 'proj_demo3', name: 'Treasury reports', role: 'viewer', createdAt: before(now, 21, 'days') }),
];

/** A small company with API keys, members and a year of payments. The code WELCOME gives $10 of promo credit, once. */
export function demoState(now: Date, projects: Project[] = demoProjects(now)): Partial<FakeApiState> {
  const [first] = projects;
  if (first === undefined) return {};
  const wallet = { projectId: first.id };
  return {
    projects,
    apiKeys: { [first.id]: apiKeys(now) },
    members: Object.fromEntries(projects.map(({ id }) => [id, id === first.id ? members(now) : members(now).slice(0, 1)])),
    invitations: { [first.id]: [invitationFixture({ createdAt: before(now, 3, 'days'), expiresAt: before(now, -27, 'days') })] },
    auditEntries: { [first.id]: auditEntries(now) },
    loggedRequests: { [first.id]: demoRequests(now) },
    webhooks: { [first.id]: webhooks(now) },
    webhookDeliveries: webhookDeliveries(now),
    knownUsers: [{ id: 'user_9pLc5ZtN2XvB', email: 'margaret@example.com', displayName: 'Margaret' }],
    payments: { [first.id]: demoPayments(first.id, now) },
    transactions: { [first.id]: demoTransactions(first, now) },
    billingDetails: { [first.id]: billingDetailsFixture({ companyName: 'Storefront Ltd' }) },
    custodialWallets: [custodialWalletFixture(wallet), custodialWalletFixture({ ...wallet, network: 'Base', chainId: 8453 })],
    referrals: { [first.id]: demoReferrals(now) },
    referralRewards: { [first.id]: demoReferralRewards(now) },
    promocodes: { WELCOME: 1_000 },
  };
}

/** Nodes of a demo provider, one of them lagging. */
export const demoNodes = (now: Date): Provider[] => [
  providerFixture({
    id: 'prov_demo1',
    requestsToday: 48_204,
    lastCheckedAt: before(now, 1 / 12, 'minutes'),
    createdAt: before(now, 64, 'days'),
  }),
  providerFixture({
    id: 'prov_demo2',
    name: 'Helsinki 1',
    url: 'https://node-2.example.com/v1/9kT2wX',
    health: 'lagging',
    lagBlocks: 7,
    blockHeight: 23_846_105,
    latencyMs: 46,
    requestsToday: 18_857,
    lastCheckedAt: before(now, 1 / 12, 'minutes'),
    createdAt: before(now, 31, 'days'),
  }),
];
