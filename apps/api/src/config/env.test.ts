import { embeddedPublishableKey, EnvironmentError } from '@onepoint/environment';
import { describe, expect, test } from 'vitest';
import { jwtKey } from '../test/session-tokens.ts';
import { parseEnv } from './env.ts';

const env = {
  ONEPOINT_ENV: 'development',
  DATABASE_URL: 'postgres://user:Zk3vT9qLw7@db.example.com/onepoint',
  PUBLIC_ORIGIN: 'https://app.example.com',
  CLERK_PUBLISHABLE_KEY: `pk_live_${btoa('clerk.example.com$')}`,
  SECRETS_KEYS: `new:${Buffer.alloc(32, 'n').toString('base64')}\nold:${Buffer.alloc(32, 'o').toString('base64')}`,
  CLERK_SECRET_KEY: 'sk_live_abc',
  CLERK_JWT_KEY: jwtKey,
};

function lines(changes: Record<string, string | undefined>): string[] {
  try {
    parseEnv({ ...env, ...changes });
  } catch (error) {
    if (error instanceof EnvironmentError) return error.message.split('\n');
  }
  return [];
}

test('derives defaults from the variables that are set', () => {
  expect(parseEnv(env)).toMatchObject({
    host: '127.0.0.1',
    environment: 'development',
    logLevel: 'info',
    identity: { issuer: 'https://clerk.example.com', apiUrl: 'https://api.clerk.com', authorizedParties: ['https://app.example.com'] },
    gatewayPublicUrl: 'https://app.example.com/rpc',
    requestsPerMinute: 600,
    secretKeys: [{ id: 'new' }, { id: 'old' }],
    paymentTerms: { fee: { kind: 'percent', percent: 1.4 }, openPaymentsMax: 3 },
  });
  expect(parseEnv(env).chainSlugs).toContain('ethereum');
});

test('treats an empty variable as unset', () => {
  expect(parseEnv({ ...env, PORT: '', CLERK_ISSUER: '', SERVICE_CHAINS: '', GATEWAY_PUBLIC_URL: '' })).toEqual(parseEnv(env));
});

test('accepts the webhook signing secret in Clerk’s format, or none', () => {
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  expect(parseEnv({ ...env, CLERK_WEBHOOK_SIGNING_SECRET: secret }).identity.webhookSigningSecret).toBe(secret);
  expect(parseEnv(env).identity.webhookSigningSecret).toBeNull();
});

test('splits lists, strips trailing slashes and accepts a PEM in one line', () => {
  const config = parseEnv({
    ...env,
    SERVICE_CHAINS: 'base, ethereum',
    API_TRUSTED_PROXIES: '10.0.0.0/8, 192.0.2.1',
    GATEWAY_PUBLIC_URL: 'https://rpc.example.com/',
    CLERK_JWT_KEY: jwtKey.trim().replaceAll('\n', String.raw`\n`),
  });
  expect(config).toMatchObject({
    chainSlugs: ['base', 'ethereum'],
    trustedProxies: ['10.0.0.0/8', '192.0.2.1'],
    gatewayPublicUrl: 'https://rpc.example.com',
    identity: { jwtKey: jwtKey.trim() },
  });
});

describe('rejects', () => {
  test.each(['balancer', '10.0.0.0/99', '10.0.0.1 10.0.0.2'])('trusted proxies given as %j', (API_TRUSTED_PROXIES) => {
    expect(lines({ API_TRUSTED_PROXIES })).toEqual([expect.stringMatching(/^API_TRUSTED_PROXIES: must be addresses or CIDR ranges/)]);
  });

  test('each unusable variable in one line with its name and without its value', () => {
    const found = lines({ PORT: '99999', DATABASE_URL: 'mysql://user:hunter2@db', SERVICE_CHAINS: 'dogechain', PUBLIC_ORIGIN: undefined });
    expect(found.map((line) => line.split(':')[0])).toEqual(['PORT', 'DATABASE_URL', 'PUBLIC_ORIGIN', 'SERVICE_CHAINS']);
    expect(found.join('\n')).not.toContain('hunter2');
  });

  test.each([
    ['PUBLIC_ORIGIN', 'https://app.example.com/path'],
    ['CLERK_JWT_KEY', '-----BEGIN PRIVATE KEY-----'],
    ['CLERK_PUBLISHABLE_KEY', 'sk_live_abc'],
    ['ONEPOINT_ENV', 'staging'],
    ['CLERK_AUTHORIZED_PARTIES', 'app.example.com'],
    ['CLERK_WEBHOOK_SIGNING_SECRET', 'c2VjcmV0'],
    ['SECRETS_KEYS', 'main:c2hvcnQ='],
    ['CRYPTOCLOUD_FEE', '140 %'],
    ['CRYPTOCLOUD_MAXIMUM_USD', '0.50'],
  ])('%s=%s', (name, value) => {
    expect(lines({ [name]: value })).toEqual([expect.stringMatching(new RegExp(`^${name}: `))]);
  });

  test('the keys of the embedded identity service in production only', () => {
    const embedded = { CLERK_PUBLISHABLE_KEY: embeddedPublishableKey, CLERK_SECRET_KEY: 'sk_test_embedded_abc' };
    expect(lines(embedded)).toEqual([]);
    expect(lines({ ...embedded, ONEPOINT_ENV: 'production' }).map((line) => line.split(':')[0])).toEqual([
      'CLERK_PUBLISHABLE_KEY',
      'CLERK_SECRET_KEY',
    ]);
  });

  test('production without a key for stored secrets', () => {
    expect(lines({ SECRETS_KEYS: undefined, ONEPOINT_ENV: 'production' })).toEqual([expect.stringMatching(/^SECRETS_KEYS: is not set/)]);
    expect(lines({ SECRETS_KEYS: undefined, ONEPOINT_ENV: 'development' })).toEqual([]);
  });

  test('unusable and unsafe production settings together, each once', () => {
    const found = lines({
      ONEPOINT_ENV: undefined,
      PORT: 'x',
      DATABASE_URL: undefined,
      PUBLIC_ORIGIN: 'http://localhost:4000',
      CRYPTOCLOUD_API_KEY: 'sandbox_abc',
      DEPOSIT_XPUB: 'xprv-secret',
      PROVIDER_PRIVATE_ADDRESSES: 'allow',
    });
    expect(found.map((line) => line.split(':')[0]).toSorted()).toEqual([
      'CRYPTOCLOUD_API_KEY',
      'CRYPTOCLOUD_SECRET',
      'CRYPTOCLOUD_SHOP_ID',
      'DATABASE_URL',
      'DEPOSIT_NETWORKS',
      'DEPOSIT_XPUB',
      'ONEPOINT_ENV',
      'PORT',
      'PROVIDER_PRIVATE_ADDRESSES',
      'PUBLIC_ORIGIN',
    ]);
    expect(found.join('\n')).not.toContain('xprv-secret');
  });
});

test('treats a safe environment as production when it says so, or when it is unset and the keys are live', () => {
  for (const ONEPOINT_ENV of ['production', undefined])
    expect(parseEnv({ ...env, ONEPOINT_ENV })).toMatchObject({ environment: 'production' });
});
