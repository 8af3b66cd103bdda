import { createPublicKey, generateKeyPairSync, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { checkEnvironment } from './environment.ts';
import { EnvironmentError, type Variables } from './problem.ts';
import { requirements, type ProcessName } from './production-rules.ts';
import { embeddedPublishableKey, isSandboxPublicKey, normalizePublicKey, sandboxExtendedPublicKey, sandboxKeyMark } from './sandbox.ts';

const jwtKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({ type: 'spki', format: 'pem' }).toString();

/** A public key marked like those of embedded identity services. */
const sandboxJwtKey = createPublicKey({
  key: {
    kty: 'RSA',
    e: 'AQAB',
    n: Buffer.concat([Buffer.from([0x80]), randomBytes(247), Buffer.from(sandboxKeyMark)]).toString('base64url'),
  },
  format: 'jwk',
})
  .export({ type: 'spki', format: 'pem' })
  .toString();

const publishableKey = (host: string, instance = 'live') => `pk_${instance}_${btoa(`${host}$`)}`;

/** A production environment that sets every variable with a rule to a safe value. */
const safe: Variables = {
  ONEPOINT_ENV: 'production',
  PUBLIC_ORIGIN: 'https://app.example.com',
  GATEWAY_PUBLIC_URL: 'https://rpc.example.com/rpc',
  DATABASE_URL: 'postgresql://onepoint:Zk3vT9qLw7@10.0.0.5/onepoint',
  GATEWAY_UPSTREAMS: '{"ethereum":{"http":["http://127.0.0.1:8545"]}}',
  CLERK_PUBLISHABLE_KEY: publishableKey('clerk.example.com'),
  CLERK_SECRET_KEY: 'sk_live_abc',
  CLERK_JWT_KEY: jwtKey,
  CLERK_ISSUER: 'https://clerk.example.com',
  CLERK_API_URL: 'https://api.clerk.com',
  CLERK_AUTHORIZED_PARTIES: 'https://admin.example.com, https://beta.example.com',
  CRYPTOCLOUD_API_KEY: 'key',
  CRYPTOCLOUD_SHOP_ID: 'shop',
  CRYPTOCLOUD_SECRET: 'hush',
  CRYPTOCLOUD_API_URL: 'https://api.cryptocloud.plus',
  CRYPTOCLOUD_PAY_URL: 'https://pay.cryptocloud.plus',
  DEPOSIT_XPUB: 'xpub-of-our-own',
  EMAIL_LINK_SECRET: '0123456789abcdef0123456789abcdef',
  SECRETS_KEYS: `main:${Buffer.alloc(32, 'k').toString('base64')}`,
  PROVIDER_PRIVATE_ADDRESSES: 'refuse',
  WEBHOOK_PRIVATE_ADDRESSES: 'refuse',
  ONEPOINT_CLERK_PUBLISHABLE_KEY: publishableKey('clerk.example.com'),
  ONEPOINT_API_URL: '/api',
  ONEPOINT_GATEWAY_URL: 'https://rpc.example.com/rpc',
  ONEPOINT_PRODUCTION_HOST: 'example.com',
  ONEPOINT_DEV_MODE: 'false',
  ONEPOINT_PAYMENT_HOSTS: 'pay.cryptocloud.plus',
  ONEPOINT_SITE_URL: 'https://example.com',
  ONEPOINT_STATUS_PAGE_URL: 'https://status.example.com',
  ONEPOINT_ANALYTICS_URL: '/stats',
};

const sandboxPort = 'http://127.0.0.1:4350';
const unsafe: readonly (readonly [variable: string, value: string])[] = [
  ['PUBLIC_ORIGIN', 'http://app.example.com'],
  ['PUBLIC_ORIGIN', 'http://localhost:4000'],
  ['PUBLIC_ORIGIN', 'https://localhost'],
  ['PUBLIC_ORIGIN', 'https://app.localhost.'],
  ['PUBLIC_ORIGIN', 'https://app.example.com.'],
  ['PUBLIC_ORIGIN', 'https://192.168.1.2'],
  ['PUBLIC_ORIGIN', 'https://onepoint.test'],
  ['GATEWAY_PUBLIC_URL', 'http://rpc.example.com/rpc'],
  ['GATEWAY_PUBLIC_URL', 'https://localhost./rpc'],
  ['DATABASE_URL', 'postgres://onepoint:postgres@db.example.com/onepoint'],
  ['DATABASE_URL', 'postgres://onepoint:ONEPOINT@db.example.com/onepoint'],
  ['DATABASE_URL', 'postgres://admin2:admin2@db/onepoint'],
  ['DATABASE_URL', 'postgres://onepoint@db/onepoint?password=secret'],
  ['CLERK_PUBLISHABLE_KEY', embeddedPublishableKey],
  ['CLERK_PUBLISHABLE_KEY', embeddedPublishableKey.replace('test', 'live')],
  ['CLERK_PUBLISHABLE_KEY', publishableKey('EMBEDDED.onepoint.localhost.')],
  ['CLERK_PUBLISHABLE_KEY', publishableKey('clerk.example.com.')],
  ['CLERK_PUBLISHABLE_KEY', publishableKey('localhost')],
  ['CLERK_PUBLISHABLE_KEY', publishableKey('127.0.0.1')],
  ['CLERK_PUBLISHABLE_KEY', publishableKey('10.0.0.8')],
  ['CLERK_PUBLISHABLE_KEY', publishableKey('clerk.test')],
  ['CLERK_PUBLISHABLE_KEY', publishableKey('clerk.example.com', 'test')],
  ['CLERK_PUBLISHABLE_KEY', 'sk_live_abc'],
  ['CLERK_SECRET_KEY', 'sk_test_embedded_abc'],
  ['CLERK_SECRET_KEY', 'sk_test_abc'],
  ['CLERK_JWT_KEY', sandboxJwtKey],
  ['CLERK_JWT_KEY', `  ${sandboxJwtKey.replaceAll('\n', '\r\n')}\n\n`],
  ['CLERK_JWT_KEY', sandboxJwtKey.replaceAll('\n', String.raw`\n`)],
  ['CLERK_JWT_KEY', sandboxJwtKey.replaceAll('\n', String.raw`\r\n`)],
  ['CLERK_JWT_KEY', `"${sandboxJwtKey.replaceAll('\n', ' ')}"`],
  ['CLERK_JWT_KEY', 'not a key'],
  ['CLERK_ISSUER', 'https://app.example.com/__clerk'],
  ['CLERK_ISSUER', 'http://clerk.example.com'],
  ['CLERK_ISSUER', 'https://embedded.onepoint.localhost'],
  ['CLERK_API_URL', sandboxPort],
  ['CLERK_AUTHORIZED_PARTIES', 'https://admin.example.com,http://localhost:4000'],
  ['CRYPTOCLOUD_API_KEY', 'sandbox_abc'],
  ['CRYPTOCLOUD_SHOP_ID', 'sandbox_abc'],
  ['CRYPTOCLOUD_SECRET', 'sandbox_abc'],
  ['CRYPTOCLOUD_API_URL', sandboxPort],
  ['CRYPTOCLOUD_PAY_URL', 'https://app.example.com/__cryptocloud'],
  ['DEPOSIT_XPUB', sandboxExtendedPublicKey],
  ['EMAIL_LINK_SECRET', 'sandbox_abc'],
  ['SECRETS_KEYS', `main:${'k'.repeat(43)}=, sandbox:${'s'.repeat(43)}=`],
  ['PROVIDER_PRIVATE_ADDRESSES', 'allow'],
  ['WEBHOOK_PRIVATE_ADDRESSES', 'allow'],
  ['ONEPOINT_CLERK_PUBLISHABLE_KEY', embeddedPublishableKey],
  ['ONEPOINT_CLERK_PUBLISHABLE_KEY', publishableKey('other.example.com')],
  ['ONEPOINT_API_URL', 'http://api.example.com'],
  ['ONEPOINT_API_URL', '//localhost/api'],
  ['ONEPOINT_GATEWAY_URL', 'http://localhost:4100/rpc'],
  ['ONEPOINT_PRODUCTION_HOST', 'localhost:4000'],
  ['ONEPOINT_DEV_MODE', 'TRUE'],
  ['ONEPOINT_PAYMENT_HOSTS', 'pay.cryptocloud.plus, localhost:4700'],
  ['ONEPOINT_SITE_URL', 'http://example.com'],
  ['ONEPOINT_STATUS_PAGE_URL', 'http://status.example.com'],
  ['ONEPOINT_ANALYTICS_URL', 'http://stats.example.com'],
];

const servers: readonly ProcessName[] = ['api', 'gateway', 'site', 'stack', 'build', 'front-end'];
const named = (process: ProcessName, variables: Variables) => checkEnvironment(process, variables).problems.map(({ variable }) => variable);

describe('checkEnvironment in production', () => {
  it.each(servers)('accepts a safe environment of %s', (process) => {
    expect(checkEnvironment(process, safe)).toEqual({ environment: 'production', problems: [] });
  });

  it.each(unsafe)('rejects %s=%s in every process, with a cure and without the value', (variable, value) => {
    for (const process of servers) {
      const { problems } = checkEnvironment(process, { ...safe, [variable]: value });
      const own = problems.filter((problem) => problem.variable === variable);
      expect(own).toEqual([{ variable, problem: expect.any(String) as string, cure: expect.any(String) as string }]);
      expect(new EnvironmentError(own).message).not.toContain(value);
    }
  });

  it('lists all problems together, without values', () => {
    const all = Object.fromEntries(unsafe);
    const { problems } = checkEnvironment('api', { ...safe, ...all });
    expect(new Set(problems.map(({ variable }) => variable))).toEqual(new Set(Object.keys(all)));
    const { message } = new EnvironmentError(problems);
    expect(message.split('\n')).toHaveLength(Object.keys(all).length);
    for (const value of Object.values(all)) expect(message).not.toContain(value);
  });

  it.each(servers)('lists everything that is missing for %s', (process) => {
    expect(named(process, { ONEPOINT_ENV: 'production' })).toEqual(requirements[process].map(({ variable }) => variable));
  });

  it.each(['identity', 'payments', 'mailbox'] as const)('rejects the %s sandbox whatever else is set', (process) => {
    expect(named(process, safe)).toEqual(['ONEPOINT_ENV']);
    expect(checkEnvironment(process, { ONEPOINT_ENV: 'development' }).problems).toEqual([]);
  });
});

describe('ONEPOINT_ENV', () => {
  it.each(['prod', 'Production', 'production ', 'staging', 'dev', 'test'])(
    'applies the production rules to the unknown value %j and rejects it',
    (value) => {
      expect(checkEnvironment('api', { ...safe, ONEPOINT_ENV: value })).toMatchObject({
        environment: 'production',
        problems: [{ variable: 'ONEPOINT_ENV' }],
      });
      expect(named('api', { ...safe, ONEPOINT_ENV: value, PROVIDER_PRIVATE_ADDRESSES: 'allow' })).toContain('PROVIDER_PRIVATE_ADDRESSES');
    },
  );

  it.each([{}, { ONEPOINT_ENV: '' }, { PUBLIC_ORIGIN: 'http://localhost:4000' }, { PUBLIC_ORIGIN: 'https://localhost:4000' }])(
    'means development if it is unset and there are no real values: %j',
    (variables) => {
      expect(checkEnvironment('stack', variables)).toEqual({ environment: 'development', problems: [] });
    },
  );

  it('means development when it is unset with keys for sandboxes or development', () => {
    const variables = {
      PUBLIC_ORIGIN: 'http://192.168.1.5:4000',
      DATABASE_URL: 'postgres://onepoint:onepoint@db/onepoint',
      CLERK_PUBLISHABLE_KEY: publishableKey('brave-cat-1.clerk.accounts.dev', 'test'),
      CLERK_SECRET_KEY: 'sk_test_abc',
      CRYPTOCLOUD_API_KEY: 'sandbox_abc',
      DEPOSIT_XPUB: sandboxExtendedPublicKey,
    };
    expect(checkEnvironment('api', variables).environment).toBe('development');
  });

  it.each([
    ['PUBLIC_ORIGIN', 'https://app.example.com'],
    ['PUBLIC_ORIGIN', 'http://app.example.com'],
    ['PUBLIC_ORIGIN', 'https://10.0.0.5'],
    ['CLERK_PUBLISHABLE_KEY', publishableKey('clerk.example.com')],
    ['CLERK_SECRET_KEY', 'sk_live_abc'],
    ['CRYPTOCLOUD_API_KEY', 'key'],
    ['CRYPTOCLOUD_SECRET', 'hush'],
    ['DEPOSIT_XPUB', 'xpub-of-our-own'],
    ['DATABASE_URL', 'postgres://onepoint:Zk3vT9qLw7@db.example.com/onepoint'],
    ['ONEPOINT_PRODUCTION_HOST', 'example.com'],
  ])('means production when it is unset and %s=%s is real', (variable, value) => {
    const { environment, problems } = checkEnvironment('stack', { [variable]: value });
    expect(environment).toBe('production');
    expect(problems[0]).toMatchObject({ variable: 'ONEPOINT_ENV', problem: expect.stringContaining(variable) as string });
    expect(problems.length).toBeGreaterThan(1);
    expect(checkEnvironment('stack', { [variable]: value, ONEPOINT_ENV: 'development' })).toEqual({
      environment: 'development',
      problems: [],
    });
  });

  it('can be unset in a safe production environment', () => {
    expect(checkEnvironment('api', { ...safe, ONEPOINT_ENV: undefined })).toEqual({ environment: 'production', problems: [] });
  });
});

describe('public keys', () => {
  it('are parsed in any formatting', () => {
    const oneLine = `'${jwtKey.replaceAll('\n', String.raw`\n`)}'`;
    expect(normalizePublicKey(oneLine)).toBe(jwtKey.trim());
    expect(normalizePublicKey(jwtKey.replaceAll('\n', '\r\n  '))).toBe(jwtKey.trim());
    expect(isSandboxPublicKey(jwtKey)).toBe(false);
  });

  it.each([
    '',
    'nonsense',
    '-----BEGIN PRIVATE KEY-----\nMII\n-----END PRIVATE KEY-----',
    '-----BEGIN PUBLIC KEY-----\nMII\n-----END PUBLIC KEY-----',
  ])('cannot be parsed from %j', (text) => {
    expect(normalizePublicKey(text)).toBeUndefined();
  });
});
