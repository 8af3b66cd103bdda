import { describe, expect, it } from 'vitest';
import { IdentityEnvError, parseIdentityEnv } from './parse-identity-env.ts';

const complete = { PUBLIC_ORIGIN: 'http://localhost:4000', IDENTITY_DATA_DIR: '/data' };

describe('parseIdentityEnv', () => {
  it('needs the origin and the data directory alone', () => {
    expect(parseIdentityEnv(complete)).toEqual({
      host: '127.0.0.1',
      port: 0,
      publicOrigin: 'http://localhost:4000',
      dataDir: '/data',
      tokenTtlMs: 60_000,
      sessionTtlMs: 604_800_000,
      applicationName: 'Onepoint',
    });
  });

  it.each([
    ['PUBLIC_ORIGIN', { ...complete, PUBLIC_ORIGIN: 'http://localhost:4000/' }],
    ['PUBLIC_ORIGIN', { ...complete, PUBLIC_ORIGIN: 'ftp://localhost' }],
    ['PUBLIC_ORIGIN', { ...complete, PUBLIC_ORIGIN: 'nonsense' }],
    ['IDENTITY_DATA_DIR', { PUBLIC_ORIGIN: complete.PUBLIC_ORIGIN }],
    ['PORT', { ...complete, PORT: '70000' }],
    ['IDENTITY_TOKEN_TTL_MS', { ...complete, IDENTITY_TOKEN_TTL_MS: '-1' }],
  ])('names %s when it cannot be used', (variable, env) => {
    expect(() => parseIdentityEnv(env)).toThrow(IdentityEnvError);
    expect(() => parseIdentityEnv(env)).toThrow(variable);
  });
});
