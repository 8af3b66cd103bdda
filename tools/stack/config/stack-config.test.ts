import { expect, it } from 'vitest';
import { parseStackConfig } from './stack-config.ts';

it('runs everything here, on port 4000, where the environment says nothing', () => {
  expect(parseStackConfig({ PORT: '', DATABASE_URL: '' }, '/repo')).toEqual({
    rootDir: '/repo',
    dataDir: '/repo/.data',
    host: 'localhost',
    port: 4000,
    publicOrigin: 'http://localhost:4000',
    databaseUrl: undefined,
    gatewayUpstreams: undefined,
    clerk: undefined,
    hasPayments: false,
    takesSandboxDeposits: true,
    serviceUrls: [],
    analyticsUrl: undefined,
  });
});

it('takes what runs elsewhere from the environment', () => {
  const config = parseStackConfig(
    {
      PORT: '8080',
      HOST: '0.0.0.0',
      ONEPOINT_DATA_DIR: '/var/onepoint',
      DATABASE_URL: 'postgres://db/one',
      CLERK_PUBLISHABLE_KEY: 'pk_test_abc',
      CLERK_SECRET_KEY: 'sk_test_abc',
      CLERK_JWT_KEY: 'pem',
      GATEWAY_PUBLIC_URL: 'https://rpc.example.com/rpc',
    },
    '/repo',
  );
  expect(config).toMatchObject({
    dataDir: '/var/onepoint',
    publicOrigin: 'http://localhost:8080',
    databaseUrl: 'postgres://db/one',
    clerk: { publishableKey: 'pk_test_abc', secretKey: 'sk_test_abc', jwtKey: 'pem' },
    serviceUrls: ['https://rpc.example.com'],
  });
});

it.each([{ CRYPTOCLOUD_API_KEY: 'key' }, { ONEPOINT_ENV: 'production' }])('runs no payment sandbox with %j', (env) => {
  expect(parseStackConfig(env, '/repo').hasPayments).toBe(true);
});

it.each([{ DEPOSIT_XPUB: 'xpub' }, { ONEPOINT_ENV: 'production' }])('takes no deposits on the embedded chains with %j', (env) => {
  expect(parseStackConfig(env, '/repo').takesSandboxDeposits).toBe(false);
});

it.each([
  [{ PORT: 'http' }, 'PORT=http is no port number'],
  [{ PORT: '70000' }, 'PORT=70000 is no port number'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL=mysql://x is no postgresql:// address'],
  [{ CLERK_SECRET_KEY: 'sk_test_secret', CLERK_JWT_KEY: 'pem' }, 'CLERK_PUBLISHABLE_KEY is missing: Clerk needs all three keys'],
])('says in one line what is wrong with %j', (env, line) => {
  const parse = () => parseStackConfig(env, '/repo');
  expect(parse).toThrow(`The environment cannot be used: ${line}.`);
  expect(parse).toThrow(expect.objectContaining({ code: 'CONFIGURATION_INVALID' }));
});

it('does not repeat a secret that it cannot use', () => {
  expect(() => parseStackConfig({ CLERK_PUBLISHABLE_KEY: 'sk_live_secret' }, '/repo')).toThrow(
    expect.objectContaining({ message: expect.not.stringContaining('sk_live_secret') as unknown }),
  );
});
