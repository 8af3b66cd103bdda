import { expect, it } from 'vitest';
import { formatSummary } from './summary.ts';

const config = {
  environment: 'development',
  rootDir: '/repo',
  dataDir: '/repo/.data',
  localesDir: '/repo/locales',
  host: 'localhost',
  port: 4000,
  publicOrigin: 'http://localhost:4000',
  databaseUrl: undefined,
  gatewayUpstreams: undefined,
  clerk: undefined,
  hasPayments: false,
  hasMail: false,
  takesSandboxDeposits: true,
  serviceUrls: [],
  analyticsUrl: undefined,
} as const;
const accounts = [{ emailAddress: 'payg@onepoint.test', password: 'onepoint-sandbox', about: 'pay as you go' }];
const common = { config, chains: ['ethereum', 'base'], gatewayUrl: 'http://localhost:4000/rpc', seconds: 3.21 };

it('lists URLs, accounts, an endpoint, the test account, the data directory and how to stop', () => {
  const text = formatSummary({
    ...common,
    sandbox: { accounts, newSecret: 'op_secret' },
    hasEmbeddedChains: true,
    hasMailbox: true,
    hasFaucet: true,
  });
  for (const part of [
    '/login',
    '/workspace',
    '/playground/',
    '/api/reference',
    '/rpc/base/public',
    '/__cryptocloud/faucet',
    'payg@onepoint.test',
    'WELCOME  (10 USD',
    '/rpc/ethereum/op_secret',
    'FOR TESTS ONLY',
    '/repo/.data',
    'Ctrl-C',
    '3.2 s',
  ]) {
    expect(text).toContain(part);
  }
});

it('omits everything that is not embedded', () => {
  const text = formatSummary({ ...common, sandbox: undefined, hasEmbeddedChains: false, hasMailbox: false, hasFaucet: false });
  expect(text).not.toMatch(/Sandbox|password|Private key|shown this once|faucet/);
});
