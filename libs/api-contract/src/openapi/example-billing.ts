import { createdAt, project, projectId } from './example-resources.ts';

export const usdc = { symbol: 'USDC', contractAddress: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', decimals: 6 };

export const payment = {
  id: 'pay_5vKd2RzT8qXw1LbN7mYc4H',
  status: 'CREATED',
  type: 'CRYPTOCLOUD_PAYMENT',
  amount: 10_000,
  fee: 140,
  credited: null,
  received: 0,
  expiresAt: '2026-11-22T09:30:00.000Z',
  link: 'https://pay.example.com/5vKd2RzT',
  projectId,
  createdAt,
  settledAt: null,
};

export const transaction = {
  id: 'led_4mTq8Zr1WmXe7LbY2cNd3K',
  type: 'deposit',
  amount: 10_000,
  promoAmount: 0,
  balance: 11_500,
  paymentId: payment.id,
  planId: null,
  packageCount: null,
  isRenewal: false,
  day: null,
  computeUnits: null,
  promoCode: null,
  otherProjectId: null,
  createdAt: '2026-11-21T09:41:00.000Z',
};

export const usageTransaction = {
  ...transaction,
  id: 'usage_2026-11-21',
  type: 'usage',
  amount: -312,
  balance: 11_048,
  paymentId: null,
  day: '2026-11-21',
  computeUnits: 8_000_000,
  createdAt: '2026-11-21T00:00:00.000Z',
};

export const billingDetails = {
  companyName: 'Analytical Engines Ltd',
  address: '12 St James’s Square\nLondon SW1Y 4JH\nUnited Kingdom',
  taxId: 'GB123456789',
  email: 'billing@example.com',
};

export const statement = {
  month: '2026-11',
  from: '2026-11-01T00:00:00.000Z',
  to: '2026-12-01T00:00:00.000Z',
  isFinal: false,
  project: { id: projectId, name: project.name },
  billingDetails,
  openingBalance: 1_500,
  lines: [
    { type: 'deposit', count: 1, amount: 10_000 },
    { type: 'fee', count: 1, amount: -140 },
    { type: 'usage', count: 1, amount: -312 },
  ],
  closingBalance: 11_048,
  closingPromoBalance: 1_188,
};

export const catalogue = {
  plans: [
    {
      id: 'FREE',
      price: { kind: 'monthly', priceCents: 0 },
      limits: { requestsPerSecond: 50, computeUnitsPerSecond: 1_000, computeUnitsPerDay: 1_000_000, connectionsMax: 20 },
      isByRequest: false,
    },
    {
      id: 'PAYG',
      price: { kind: 'metered', priceUsd: '0.39', priceOldUsd: '0.49', perComputeUnits: 1_000_000 },
      limits: { requestsPerSecond: 500, computeUnitsPerSecond: 12_500, computeUnitsPerDay: null, connectionsMax: 200 },
      isByRequest: false,
    },
  ],
  packages: [{ id: 'L', priceCents: 4_900, connections: 5, countMax: 100 }],
  deposits: {
    cryptoCloud: { fee: { kind: 'percent', percent: 1.4 }, minimumCents: 100, maximumCents: 1_000_000_000, openPaymentsMax: 3 },
    cascade: { networks: [{ network: 'Ethereum', chainId: 1, confirmations: 12, tokens: [usdc] }] },
  },
};
