import { EnvironmentError } from '@onepoint/environment';
import { describe, expect, it } from 'vitest';
import { parseIdentityEnv } from './parse-identity-env.ts';

const complete = { PUBLIC_ORIGIN: 'http://localhost:4000', IDENTITY_DATA_DIR: '/data' };

describe('parseIdentityEnv', () => {
  it('requires only the origin and the data directory', () => {
    expect(parseIdentityEnv(complete)).toEqual({
      host: '127.0.0.1',
      port: 0,
      publicOrigin: 'http://localhost:4000',
      dataDir: '/data',
      webhookUrl: null,
      tokenTtlMs: 60_000,
      sessionTtlMs: 604_800_000,
      applicationName: 'Onepoint',
      oauthProviders: [],
    });
  });

  it('reads the external accounts', () => {
    expect(parseIdentityEnv({ ...complete, IDENTITY_OAUTH: 'github,google' }).oauthProviders).toEqual(['github', 'google']);
    expect(parseIdentityEnv({ ...complete, IDENTITY_OAUTH: '' }).oauthProviders).toEqual([]);
  });

  it.each([
    ['PUBLIC_ORIGIN', { ...complete, PUBLIC_ORIGIN: 'http://localhost:4000/' }],
    ['PUBLIC_ORIGIN', { ...complete, PUBLIC_ORIGIN: 'ftp://localhost' }],
    ['PUBLIC_ORIGIN', { ...complete, PUBLIC_ORIGIN: 'nonsense' }],
    ['IDENTITY_DATA_DIR', { PUBLIC_ORIGIN: complete.PUBLIC_ORIGIN }],
    ['PORT', { ...complete, PORT: '70000' }],
    ['IDENTITY_OAUTH', { ...complete, IDENTITY_OAUTH: 'github,gitlab' }],
    ['IDENTITY_TOKEN_TTL_MS', { ...complete, IDENTITY_TOKEN_TTL_MS: '-1' }],
  ])('names an invalid %s', (variable, env) => {
    expect(() => parseIdentityEnv(env)).toThrow(EnvironmentError);
    expect(() => parseIdentityEnv(env)).toThrow(variable);
  });

  it('lists every invalid variable', () => {
    expect(() => parseIdentityEnv({ PORT: 'x', IDENTITY_TOKEN_TTL_MS: '0' })).toThrow(
      /^PORT: .+\nPUBLIC_ORIGIN: is not set\nIDENTITY_DATA_DIR: is not set\nIDENTITY_TOKEN_TTL_MS: .+$/,
    );
  });

  it.each([{ ONEPOINT_ENV: 'production' }, { ONEPOINT_ENV: 'prod' }, { CLERK_SECRET_KEY: 'sk_live_hunter2' }])(
    'rejects production: %j',
    (variables) => {
      const parse = () => parseIdentityEnv({ ...complete, ...variables });
      expect(parse).toThrow(/^ONEPOINT_ENV: .*the embedded identity service does not run/m);
      expect(parse).toThrow(expect.objectContaining({ message: expect.not.stringContaining('hunter2') as unknown }));
    },
  );
});
