import { generateKeyPairSync } from 'node:crypto';
import { EnvironmentError } from '@onepoint/environment';
import { describe, expect, it } from 'vitest';
import { parseStackConfig, parseStartConfig } from './stack-config.ts';

it('embeds everything on port 4000 by default', () => {
  expect(parseStartConfig({ PORT: '', DATABASE_URL: '' }, '/repo', 'start')).toEqual({
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
  });
});

it('reads external services from the environment', () => {
  const config = parseStackConfig(
    {
      PORT: '8080',
      HOST: '0.0.0.0',
      ONEPOINT_DATA_DIR: '/var/onepoint',
      LOCALES_DIR: '/var/texts',
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
    localesDir: '/var/texts',
    publicOrigin: 'http://localhost:8080',
    databaseUrl: 'postgres://db/one',
    clerk: { publishableKey: 'pk_test_abc', secretKey: 'sk_test_abc', jwtKey: 'pem' },
    serviceUrls: ['https://rpc.example.com'],
  });
});

it.each([{ CRYPTOCLOUD_API_KEY: 'key' }, { ONEPOINT_ENV: 'production' }])('disables the payment sandbox with %j', (env) => {
  expect(parseStackConfig(env, '/repo').hasPayments).toBe(true);
});

it.each([{ DEPOSIT_XPUB: 'xpub' }, { ONEPOINT_ENV: 'production' }])('disables deposits on the embedded chains with %j', (env) => {
  expect(parseStackConfig(env, '/repo').takesSandboxDeposits).toBe(false);
});

it.each([
  [{ PORT: 'http' }, 'PORT: is no port number'],
  [{ PORT: '70000' }, 'PORT: is no port number'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL: is no postgresql:// address'],
  [{ CLERK_SECRET_KEY: 'sk_test_secret', CLERK_JWT_KEY: 'pem' }, 'CLERK_PUBLISHABLE_KEY: is missing: Clerk needs all three keys'],
  [{ PORT: 'http', DATABASE_URL: 'mysql://x' }, 'PORT: is no port number\nDATABASE_URL: is no postgresql:// address'],
])('reports each invalid variable of %j', (env, lines) => {
  const parse = () => parseStackConfig(env, '/repo');
  expect(parse).toThrow(expect.objectContaining({ code: 'ENVIRONMENT_INVALID', message: lines }));
});

it.each([
  { CLERK_PUBLISHABLE_KEY: 'sk_live_hunter2' },
  { DATABASE_URL: 'mysql://onepoint:hunter2@db/onepoint' },
  { PUBLIC_ORIGIN: 'hunter2' },
  { GATEWAY_PUBLIC_URL: 'hunter2' },
])('does not print an invalid value: %j', (env) => {
  expect(() => parseStackConfig(env, '/repo')).toThrow(
    expect.objectContaining({ message: expect.not.stringContaining('hunter2') as unknown }),
  );
});

const namesOf = (env: Readonly<Record<string, string>>, mode: 'start' | 'dev' = 'start') => {
  try {
    parseStartConfig(env, '/repo', mode);
  } catch (error) {
    if (error instanceof EnvironmentError) return error.problems.map(({ variable }) => variable);
    throw error;
  }
  return [];
};

describe('in production', () => {
  const safe = {
    ONEPOINT_ENV: 'production',
    PUBLIC_ORIGIN: 'https://app.example.com',
    DATABASE_URL: 'postgres://onepoint:Zk3vT9qLw7@db/onepoint',
    GATEWAY_UPSTREAMS: '{"ethereum":{"http":["http://127.0.0.1:8545"]}}',
    CLERK_PUBLISHABLE_KEY: `pk_live_${btoa('clerk.example.com$')}`,
    SECRETS_KEYS: `main:${Buffer.alloc(32, 'k').toString('base64')}`,
    CLERK_SECRET_KEY: 'sk_live_hunter2',
    CLERK_JWT_KEY: generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  };
  it('starts no sandbox if everything is configured', () => {
    expect(parseStartConfig(safe, '/repo', 'start')).toMatchObject({
      environment: 'production',
      hasPayments: true,
      hasMail: true,
      takesSandboxDeposits: false,
      clerk: { secretKey: safe.CLERK_SECRET_KEY },
    });
  });

  it('rejects sandboxes for whatever is not configured', () => {
    expect(namesOf({ ONEPOINT_ENV: 'production' })).toEqual([
      'PUBLIC_ORIGIN',
      'DATABASE_URL',
      'SECRETS_KEYS',
      'GATEWAY_UPSTREAMS',
      'CLERK_PUBLISHABLE_KEY',
      'CLERK_SECRET_KEY',
      'CLERK_JWT_KEY',
    ]);
    expect(namesOf({ CRYPTOCLOUD_API_KEY: 'hunter2' })).toContain('GATEWAY_UPSTREAMS');
  });

  it('reports invalid and unsafe variables together', () => {
    expect(namesOf({ ...safe, PORT: 'http', CLERK_SECRET_KEY: 'sk_test_x', PROVIDER_PRIVATE_ADDRESSES: 'allow' })).toEqual([
      'PORT',
      'CLERK_SECRET_KEY',
      'PROVIDER_PRIVATE_ADDRESSES',
    ]);
  });

  it('rejects development mode', () => {
    expect(namesOf(safe, 'dev')).toEqual(['ONEPOINT_ENV']);
  });

  it('accepts operator commands with only a database', () => {
    expect(parseStackConfig({ ONEPOINT_ENV: 'production', DATABASE_URL: safe.DATABASE_URL }, '/repo').databaseUrl).toBe(safe.DATABASE_URL);
  });
});
