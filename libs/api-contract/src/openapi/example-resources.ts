import { emailTypes, projectEmailTypes } from '../email-types.ts';

// Resources of one example account, shared by the examples of all calls.

export const createdAt = '2026-11-21T09:30:00.000Z';
export const projectId = 'proj_7hJ2kQx0VnR4sT8wYbL3mC';

export const project = {
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
  isSampleData: false,
  role: 'owner',
  createdAt,
};

export const newProject = {
  ...project,
  name: 'Indexer',
  balance: 0,
  promoBalance: 0,
  accruedUsage: { computeUnits: 0, cost: '0.00' },
  usageCommitment: 'FREE',
};

export const apiKey = {
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

export const token = {
  id: 'tok_8sWq1ZtYc5Nv0RkJ3hLp6D',
  name: 'Rotate keys in CI',
  last4: '0T2k',
  scopes: ['keys:read', 'keys:write'],
  createdBy: { id: 'user_2kXb9PqLw4', displayName: 'Ada', imageUrl: null },
  createdAt,
  expiresAt: '2027-02-19T09:30:00.000Z',
  lastUsedAt: '2026-11-21T10:02:11.000Z',
};

export const noLimits = { requestsPerSecond: null, computeUnitsPerDay: null, computeUnitsPerMonth: null };
export const noUsage = { busiestMinuteRequests: 0, computeUnitsToday: 0, computeUnitsThisMonth: 0 };

export const user = {
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
export const publicUser = { id: user.id, displayName: 'Ada', imageUrl: null };

export const member = { id: 'mem_8sWq1ZtYc5Nv0RkJ3hLp6D', userId: user.id, role: 'owner', user: publicUser, createdAt };

export const receivedInvitation = {
  id: 'inv_4tBw7NcXq1Rz0LkJ8hVp2M',
  email: 'grace@example.com',
  userId: null,
  role: 'developer',
  invitedBy: publicUser,
  createdAt,
  expiresAt: '2026-12-21T09:30:00.000Z',
};

export const invitation = { ...receivedInvitation, sentAt: createdAt, delivery: 'sent' };

export const auditEntry = {
  id: 'aud_6vTq3LkZ1Nw8RbXc5JhYp0',
  action: 'member.changeRole',
  actor: publicUser,
  token: null,
  subject: { type: 'member', id: member.id, name: 'Grace' },
  changes: [{ field: 'role', before: 'viewer', after: 'developer' }],
  createdAt,
};

export const statistics = {
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

export const loggedRequest = {
  id: 'log_1763719331000-f-1204',
  requestId: 'req_Zk3vQ8mT1xRw7LbN0sYd',
  batchIndex: null,
  apiKey: { id: apiKey.id, name: apiKey.name, isDeleted: false },
  chain: 'ethereum',
  method: 'eth_getLogs',
  transport: 'http',
  status: 'rateLimited',
  code: 'RATE_LIMITED',
  latencyMs: null,
  computeUnits: 0,
  createdAt: '2026-11-21T10:02:11.000Z',
};

const used = { requests: 120_000, errors: 1, computeUnits: 1_200_000, cost: '0.468' };
const charges = { usage: 46, packages: 4_900, plans: 0, total: 4_946 };

export const usage = {
  from: '2026-11-21T00:00:00.000Z',
  to: '2026-11-22T00:00:00.000Z',
  byDay: [{ day: '2026-11-21T00:00:00.000Z', ...used, charges }],
  byMethod: [{ method: 'eth_blockNumber', ...used }],
  byApiKey: [{ apiKeyId: apiKey.id, name: apiKey.name, isDeleted: false, ...used }],
  total: used,
  charges,
};

export const usageSummary = {
  today: { ...used, charges },
  monthToDate: {
    requests: 4_820_000,
    errors: 12,
    computeUnits: 96_400_000,
    cost: '37.596',
    charges: { usage: 3_759, packages: 4_900, plans: 0, total: 8_659 },
  },
  average: { days: 7, requests: 241_000, computeUnits: 4_820_000, cost: '1.8798' },
  runwayDays: 27,
  forecast: { days: 30, usage: 5_640, packages: 4_900, plans: 0, total: 10_540, deposit: 10_690 },
  limits: [
    { name: 'requestsPerSecond', max: 500, used: 12.4 },
    { name: 'computeUnitsPerSecond', max: 12_500, used: 248 },
    { name: 'connectionsPerKey', max: 205, used: 3 },
  ],
};

export const provider = {
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

export const referralReward = {
  id: 'led_2pWc8YbN5KdLz7HsJp4TgX',
  amount: 986,
  deposit: 9_860,
  shareBasisPoints: 1_000,
  createdAt,
};

export const referrals = {
  code: 'k3Wq9ZtB',
  shareBasisPoints: 1_000,
  months: 12,
  signUps: 3,
  paying: 1,
  earned: 986,
  byMonth: [{ month: '2026-11', signUps: 3, earned: 986 }],
};

export const partnerApplication = {
  company: 'Example Labs',
  website: 'https://example.com',
  message: 'We teach 2,000 developers a year how to build on Base.',
};

export const partnership = {
  status: 'submitted',
  shareBasisPoints: 2_000,
  application: { ...partnerApplication, createdAt, decidedAt: null },
};

export const providerRewards = {
  ratePerMillion: '0.12',
  months: [{ month: '2026-11', requests: 1_840_200, computeUnits: 36_804_000, earned: '4.41648' }],
};

export const alert = {
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

export const checklist = {
  firstRequest: {
    at: createdAt,
    apiKeyId: apiKey.id,
    chain: 'ethereum',
    method: 'eth_blockNumber',
    latencyMs: 4.18,
    computeUnits: 10,
  },
  failedRequests: 0,
  hasKeyRules: true,
  hasTeammate: false,
  hasFunds: false,
  isDismissed: false,
};

export const storedRequest = { id: 'req_9xLm4TqWz2Kv7RbN1sYd5C' };

export const emailToken = 'inv_4tBw7NcXq1Rz….r5Yk…Tq0';

export const emailPreferences = projectEmailTypes.map((type) => ({ type, isEnabled: true, isEssential: emailTypes[type].isEssential }));
