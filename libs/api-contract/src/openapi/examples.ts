import { noAllowLists } from '@onepoint/allow-lists';
import type { OperationId } from '../contract.ts';

/** An example of what a call takes and what it answers. */
export interface CallExample {
  body?: unknown;
  /** None for an empty reply. */
  reply?: unknown;
}

const createdAt = '2026-11-21T09:30:00.000Z';
const projectId = 'proj_7hJ2kQx0VnR4sT8wYbL3mC';

const project = {
  id: projectId,
  name: 'Wallet backend',
  balance: 10_000,
  promoBalance: 1_500,
  accruedUsage: { computeUnits: 1_540, cost: '0.0006006' },
  usageCommitment: 'PAYG',
  usageCommitmentEnd: null,
  nextUsageCommitment: null,
  geyserUsageCommitment: null,
  geyserUsageCommitmentMultiplier: 0,
  geyserUsageCommitmentEnd: null,
  nextGeyserUsageCommitment: null,
  nextGeyserUsageCommitmentMultiplier: null,
  spendLimit: { amount: 5_000, spent: '12.3400546', isReached: false, resetsAt: '2026-12-01T00:00:00.000Z' },
  alerts: { lowBalance: 2_000, spendPercents: [80, 100], runwayDays: null, open: [] },
  isProvider: false,
  role: 'owner',
  createdAt,
};

const newProject = {
  ...project,
  name: 'Indexer',
  balance: 0,
  promoBalance: 0,
  accruedUsage: { computeUnits: 0, cost: '0.00' },
  usageCommitment: 'FREE',
};

const apiKey = {
  id: 'key_1r0SN7YpsAoTp42yM7Psal',
  name: 'Production',
  prefix: 'op_soYE',
  last4: 'RbWW',
  status: 'active',
  createdAt,
  lastUsedAt: '2026-11-21T10:02:11.000Z',
  requestsToday: 18_204,
  secretShownTo: ['user_2kXb9PqLw4'],
  allowLists: { origins: ['https://app.example.com'], ips: [], methods: [], contracts: [] },
  limits: { requestsPerSecond: 50, computeUnitsPerDay: 1_000_000, computeUnitsPerMonth: null },
  usage: { busiestMinuteRequests: 312, computeUnitsToday: 473_304, computeUnitsThisMonth: 9_201_660 },
};

const noLimits = { requestsPerSecond: null, computeUnitsPerDay: null, computeUnitsPerMonth: null };
const noUsage = { busiestMinuteRequests: 0, computeUnitsToday: 0, computeUnitsThisMonth: 0 };

const user = {
  id: 'user_2kXb9PqLw4',
  type: 'email',
  firstName: 'Ada',
  lastName: 'Byron',
  username: null,
  imageUrl: null,
  emailAddresses: [{ emailAddress: 'ada@example.com', verified: true, primary: true }],
  web3Wallets: [],
  createdAt,
};
const publicUser = { id: user.id, displayName: 'Ada', imageUrl: null };

const member = { id: 'mem_8sWq1ZtYc5Nv0RkJ3hLp6D', userId: user.id, role: 'owner', user: publicUser, createdAt };

const invitation = {
  id: 'inv_4tBw7NcXq1Rz0LkJ8hVp2M',
  email: 'grace@example.com',
  userId: null,
  role: 'developer',
  invitedBy: publicUser,
  createdAt,
  expiresAt: '2026-12-21T09:30:00.000Z',
};

const auditEntry = {
  id: 'aud_6vTq3LkZ1Nw8RbXc5JhYp0',
  action: 'member.changeRole',
  actor: publicUser,
  subject: { type: 'member', id: member.id, name: 'Grace' },
  changes: [{ field: 'role', before: 'viewer', after: 'developer' }],
  createdAt,
};

const statistics = {
  from: '2026-11-21T09:00:00.000Z',
  to: '2026-11-21T11:00:00.000Z',
  granularityInSecs: 3_600,
  buckets: ['2026-11-21T09:00:00.000Z', '2026-11-21T10:00:00.000Z'],
  series: [
    {
      chain: 'ethereum',
      method: 'eth_blockNumber',
      requests: [0, 120],
      errors: [0, 1],
      computeUnits: [0, 1_200],
      total: { requests: 120, errors: 1, computeUnits: 1_200, p50Ms: 3.7, p95Ms: 17.6 },
    },
  ],
  errorsByStatus: [{ status: 'rateLimited', errors: [0, 1], total: 1 }],
  latency: { p50Ms: [null, 3.7], p95Ms: [null, 17.6], total: { p50Ms: 3.7, p95Ms: 17.6 } },
  total: { requests: 120, errors: 1, computeUnits: 1_200, cost: '0.000468' },
};

const used = { requests: 120, errors: 1, computeUnits: 1_200, cost: '0.000468' };

const usage = {
  from: '2026-11-21T00:00:00.000Z',
  to: '2026-11-22T00:00:00.000Z',
  byDay: [{ day: '2026-11-21T00:00:00.000Z', ...used }],
  byMethod: [{ method: 'eth_blockNumber', ...used }],
  byApiKey: [{ apiKeyId: apiKey.id, name: apiKey.name, isDeleted: false, ...used }],
  total: used,
  spend: { usage: used.cost, packages: '49.00', plans: '0.00', total: `49${used.cost.slice(1)}` },
};

const usageSummary = {
  today: used,
  monthToDate: { requests: 48_200, errors: 12, computeUnits: 964_000, cost: '0.37596' },
  average: { days: 7, requests: 2_410, computeUnits: 48_200, cost: '0.018798' },
  runwayDays: 5_319,
  limits: [
    { name: 'requestsPerSecond', max: 500, used: 12.4 },
    { name: 'computeUnitsPerSecond', max: 12_500, used: 248 },
    { name: 'connectionsPerKey', max: 205, used: 3 },
  ],
};

const provider = {
  id: 'prov_Qm3x7Lk2Vd9sB1nH5tYw0R',
  name: 'Frankfurt 1',
  chain: 'ethereum',
  url: 'https://node.example.com',
  weight: 10,
  status: 'active',
  health: 'healthy',
  blockHeight: 23_846_112,
  lagBlocks: 0,
  latencyMs: 18,
  lastCheckedAt: '2026-11-21T10:02:11.000Z',
  requestsToday: 18_204,
  createdAt,
};

const referralReward = {
  id: 'led_2pWc8YbN5KdLz7HsJp4TgX',
  amount: 986,
  deposit: 9_860,
  shareBasisPoints: 1_000,
  createdAt,
};

const referrals = {
  code: 'k3Wq9ZtB',
  shareBasisPoints: 1_000,
  months: 12,
  signUps: 3,
  paying: 1,
  earned: 986,
  byMonth: [{ month: '2026-11', signUps: 3, earned: 986 }],
};

const partnerApplication = {
  company: 'Example Labs',
  website: 'https://example.com',
  message: 'We teach 2,000 developers a year how to build on Base.',
};

const partnership = {
  status: 'submitted',
  shareBasisPoints: 2_000,
  application: { ...partnerApplication, createdAt, decidedAt: null },
};

const providerRewards = {
  ratePerMillion: '0.12',
  months: [{ month: '2026-11', requests: 1_840_200, computeUnits: 36_804_000, earned: '4.41648' }],
};

const usdc = { symbol: 'USDC', contractAddress: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', decimals: 6 };

const payment = {
  id: 'pay_5vKd2RzT8qXw1LbN7mYc4H',
  status: 'CREATED',
  type: 'CRYPTOCLOUD_PAYMENT',
  amount: 10_000,
  fee: 140,
  credited: null,
  link: 'https://pay.example.com/5vKd2RzT',
  projectId,
  createdAt,
  settledAt: null,
};

const alert = {
  id: 'alt_5nXc2QvB8Lz1Rk7TjWp4Hd',
  kind: 'spend',
  threshold: 80,
  value: 4_012,
  limit: 5_000,
  raisedAt: createdAt,
  isAcknowledged: false,
  resolvedAt: null,
  acknowledgedAt: null,
  acknowledgedBy: null,
};

const webhook = { url: 'https://hooks.example.com/onepoint', createdAt };

const webhookDelivery = {
  id: 'evt_0sHf6JyU3Bx9Mq2KaEw8Vt',
  event: 'alert.raised',
  status: 'delivered',
  attempts: 1,
  responseStatus: 204,
  error: null,
  nextAttemptAt: null,
  createdAt,
  settledAt: '2026-11-21T09:30:01.000Z',
};

const storedRequest = { id: 'req_9xLm4TqWz2Kv7RbN1sYd5C' };

/** One example of each call; a test parses them with the contract's schemas. */
export const examples: Readonly<Record<OperationId, CallExample>> = {
  getCurrentUser: { reply: user },
  getUser: { reply: publicUser },
  listProjects: { reply: [project] },
  createProject: { body: { name: 'Indexer' }, reply: newProject },
  getProject: { reply: project },
  updateProject: { body: { nextUsageCommitment: 'PAYG' }, reply: project },
  deleteProject: {},
  listMembers: { reply: [member] },
  addMember: { body: { userId: user.id, role: 'developer' }, reply: { ...invitation, email: null, userId: user.id } },
  getMember: { reply: member },
  updateMember: { body: { role: 'admin' }, reply: { ...member, role: 'admin' } },
  removeMember: {},
  listInvitations: { reply: [invitation] },
  createInvitation: { body: { email: invitation.email, role: 'developer' }, reply: invitation },
  revokeInvitation: {},
  listReceivedInvitations: { reply: [{ ...invitation, project: { id: projectId, name: project.name } }] },
  declineInvitation: {},
  acceptInvitation: { reply: { ...project, role: 'developer' } },
  listApiKeys: { reply: [apiKey] },
  createApiKey: {
    body: { name: 'Production' },
    reply: {
      ...apiKey,
      lastUsedAt: null,
      requestsToday: 0,
      allowLists: { ...noAllowLists },
      limits: noLimits,
      usage: noUsage,
      secret: 'op_soYE…RbWW',
    },
  },
  getApiKey: { reply: apiKey },
  updateApiKey: { body: { status: 'paused' }, reply: { ...apiKey, status: 'paused' } },
  rotateApiKey: {
    body: { gracePeriodInSecs: 86_400 },
    reply: { ...apiKey, prefix: 'op_7hQe', last4: 'm2Kd', secret: 'op_7hQe…m2Kd', previousSecretEndsAt: '2026-11-22T10:05:00.000Z' },
  },
  deleteApiKey: {},
  listAlerts: { reply: { data: [alert], hasMore: false } },
  acknowledgeAlert: { reply: { ...alert, isAcknowledged: true, acknowledgedAt: '2026-11-21T10:00:00.000Z', acknowledgedBy: publicUser } },
  getWebhook: { reply: { webhook, deliveries: [webhookDelivery] } },
  setWebhook: { body: { url: webhook.url }, reply: { ...webhook, secret: 'whsec_…' } },
  deleteWebhook: {},
  testWebhook: {
    reply: {
      ...webhookDelivery,
      event: 'test',
      status: 'pending',
      attempts: 0,
      responseStatus: null,
      nextAttemptAt: createdAt,
      settledAt: null,
    },
  },
  listAuditEntries: { reply: { data: [auditEntry], hasMore: false } },
  listProviders: { reply: [provider] },
  createProvider: { body: { name: provider.name, chain: provider.chain, url: provider.url }, reply: provider },
  updateProvider: { body: { status: 'paused' }, reply: { ...provider, status: 'paused' } },
  deleteProvider: {},
  listProviderRewards: { reply: providerRewards },
  getStatistics: { reply: statistics },
  getProjectStatistics: { reply: statistics },
  getApiKeyStatistics: { reply: statistics },
  getProvidersStatistics: { reply: statistics },
  getProviderStatistics: { reply: statistics },
  getUsage: { reply: usage },
  getUsageSummary: { reply: usageSummary },
  getDepositTerms: {
    reply: {
      cryptoCloud: { fee: { kind: 'percent', percent: 1.4 }, minimumCents: 100, maximumCents: 1_000_000_000, openPaymentsMax: 3 },
      cascade: { networks: [{ network: 'Ethereum', chainId: 1, confirmations: 12, tokens: [usdc] }] },
    },
  },
  listCustodialWallets: {
    reply: [
      {
        projectId,
        network: 'Ethereum',
        chainId: 1,
        address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
        tokens: [usdc],
        confirmations: 12,
      },
    ],
  },
  listPayments: { reply: { data: [payment], hasMore: false } },
  createPayment: { body: { type: 'CRYPTOCLOUD_PAYMENT', amount: 10_000 }, reply: payment },
  getPayment: { reply: payment },
  findPayment: { reply: payment },
  checkPayment: { reply: { ...payment, status: 'CONFIRMED', credited: 9_860, settledAt: '2026-11-21T09:41:00.000Z' } },
  getReferrals: { reply: referrals },
  listReferralRewards: { reply: { data: [referralReward], hasMore: false } },
  getPartnership: { reply: partnership },
  applyForPartnership: { body: partnerApplication, reply: partnership },
  createChainRequest: { body: { projectUrl: 'https://example.com', message: 'Please serve Gnosis Chain.' }, reply: storedRequest },
  createEnterpriseRequest: {
    body: { email: 'ada@example.com', projectLink: 'https://example.com', message: 'We need 3,000 requests a second.' },
    reply: storedRequest,
  },
  activatePromocode: { body: { code: 'WELCOME' }, reply: { id: 'req_2mKd8RzT4qXw6LbN0vYc9H', code: 'WELCOME', amount: 500 } },
  listChains: {
    reply: [
      {
        slug: 'ethereum',
        chainId: 1,
        name: 'Ethereum',
        currency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
        testnet: false,
        explorerUrl: 'https://etherscan.io',
        httpUrl: 'https://rpc.example.com/ethereum',
        wsUrl: 'wss://rpc.example.com/ethereum',
      },
    ],
  },
  listChainHeads: {
    reply: [
      {
        slug: 'ethereum',
        bestBlock: 23_846_112,
        bestBlockSince: '2026-11-21T10:02:06.000Z',
        endpointBlock: 23_846_112,
        nodes: 2,
        nodesAnswered: 2,
        checkedAt: '2026-11-21T10:02:11.000Z',
      },
    ],
  },
};
