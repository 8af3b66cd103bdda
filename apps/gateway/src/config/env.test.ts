import { EnvironmentError } from '@onepoint/environment';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseEnv } from './env.ts';

const upstreams =
  '{"ethereum":{"http":["http://127.0.0.1:8545"],"ws":["ws://127.0.0.1:8545"]},"base":{"http":["https://a.example/key","http://b"]}}';
const env = { DATABASE_URL: 'postgres://localhost/x', GATEWAY_UPSTREAMS: upstreams };

const quorum = (method: string, agree: number, of: number) => ({
  GATEWAY_UPSTREAMS: JSON.stringify({ base: { http: ['http://a', 'http://b', 'http://c'], quorum: { [method]: { agree, of } } } }),
});

describe('parseEnv', () => {
  it('accepts the nodes in the documentation, which have every setting', () => {
    const document = readFileSync(new URL('../../../../docs/configuration.md', import.meta.url), 'utf8');
    const nodes = /## Nodes.*?```json\n(?<json>.*?)```/su.exec(document)?.groups?.['json'] ?? '';
    expect(Object.keys(parseEnv({ ...env, GATEWAY_UPSTREAMS: nodes }).upstreams.get('ethereum') ?? {})).toEqual(['http', 'ws', 'quorum']);
    for (const setting of ['url', 'archive', 'trace', 'debug', 'agree', 'of']) expect(nodes).toContain(`"${setting}"`);
  });

  it('parses features and quorums of nodes', () => {
    const base = {
      http: ['http://a', { url: 'http://b', archive: false }],
      ws: [{ url: 'ws://a', trace: false }],
      quorum: { eth_call: { agree: 2, of: 2 } },
    };
    expect(parseEnv({ ...env, GATEWAY_UPSTREAMS: JSON.stringify({ base }) }).upstreams).toEqual(new Map([['base', base]]));
  });

  it('requires a database and nodes, and has defaults for the rest', () => {
    expect(parseEnv(env)).toEqual({
      host: '127.0.0.1',
      port: 4100,
      databaseUrl: 'postgres://localhost/x',
      publicOrigin: undefined,
      upstreams: new Map([
        ['ethereum', { http: ['http://127.0.0.1:8545'], ws: ['ws://127.0.0.1:8545'] }],
        ['base', { http: ['https://a.example/key', 'http://b'], ws: [] }],
      ]),
      workers: 1,
      bodyBytesMax: 1_048_576,
      cacheBytesMax: 67_108_864,
      cacheUrl: undefined,
      upstreamTimeoutMs: 30_000,
      tryTimeoutMs: 8_000,
      accessGraceMs: 300_000,
      journalDir: null,
      filterSecret: expect.any(String) as string,
      traceMethods: true,
      logsRequests: true,
      watchesHeads: true,
      trustedProxies: [],
      arePrivateProvidersAllowed: false,
      secretKeys: [],
      drainMs: 30_000,
      metrics: null,
      tracing: null,
    });
  });

  it('treats empty variables as unset', () => {
    expect(parseEnv({ ...env, PORT: '', GATEWAY_WORKERS: '' })).toMatchObject({ port: 4100, workers: 1 });
  });

  it('reads all variables', () => {
    const set = {
      PORT: '0',
      GATEWAY_WORKERS: '2',
      GATEWAY_BODY_BYTES_MAX: '2048',
      GATEWAY_TRACE_METHODS: 'off',
      GATEWAY_HEAD_WATCH: 'off',
      GATEWAY_REQUEST_LOG: 'off',
      GATEWAY_TRUSTED_PROXIES: '10.0.0.0/8, 192.0.2.1',
      DRAIN_SECONDS: '5',
      METRICS_PORT: '9101',
    };
    expect(parseEnv({ ...env, ...set })).toMatchObject({
      port: 0,
      workers: 2,
      bodyBytesMax: 2_048,
      traceMethods: false,
      logsRequests: false,
      watchesHeads: false,
      trustedProxies: ['10.0.0.0/8', '192.0.2.1'],
      drainMs: 5_000,
      metrics: { host: '127.0.0.1', port: 9_101 },
    });
  });

  it.each([
    [{ DATABASE_URL: '' }, 'DATABASE_URL'],
    [{ DATABASE_URL: 'mysql://localhost/x' }, 'DATABASE_URL: must be a postgres:// address'],
    [{ DATABASE_URL: 'postgres://u:p@ss:word@/x' }, 'DATABASE_URL: must be a postgres:// address'],
    [{ PORT: '70000' }, 'PORT'],
    [{ GATEWAY_WORKERS: 'many' }, 'GATEWAY_WORKERS'],
    [{ GATEWAY_TRACE_METHODS: 'yes' }, 'GATEWAY_TRACE_METHODS'],
    [{ GATEWAY_TRUSTED_PROXIES: 'my-proxy' }, 'GATEWAY_TRUSTED_PROXIES'],
    [{ GATEWAY_TRUSTED_PROXIES: '10.0.0.0/99' }, 'GATEWAY_TRUSTED_PROXIES'],
    [{ GATEWAY_UPSTREAMS: '' }, 'GATEWAY_UPSTREAMS'],
    [{ GATEWAY_UPSTREAMS: '{' }, 'GATEWAY_UPSTREAMS: is not valid JSON'],
    [{ GATEWAY_UPSTREAMS: '/nowhere.json' }, 'GATEWAY_UPSTREAMS: is neither JSON nor the path of a file that can be read'],
    [{ GATEWAY_UPSTREAMS: '{}' }, 'GATEWAY_UPSTREAMS: at least one chain is needed'],
    [{ GATEWAY_UPSTREAMS: '{"dogecoin":{"http":["http://a"]}}' }, 'GATEWAY_UPSTREAMS: dogecoin'],
    [{ GATEWAY_UPSTREAMS: '{"base":{"http":[]}}' }, 'GATEWAY_UPSTREAMS: base.http'],
    [{ GATEWAY_UPSTREAMS: '{"base":{"http":["ftp://a"]}}' }, 'GATEWAY_UPSTREAMS: base.http.0'],
    [{ GATEWAY_UPSTREAMS: '{"base":{"http":["http://a"],"https":[]}}' }, 'GATEWAY_UPSTREAMS: base'],
    [quorum('eth_sendRawTransaction', 2, 3), 'base.quorum.eth_sendRawTransaction'],
    [quorum('eth_newFilter', 2, 3), 'base.quorum.eth_newFilter'],
    [quorum('eth_gasPrice', 2, 3), 'base.quorum.eth_gasPrice'],
    [quorum('eth_call', 2, 4), 'agree must be more than half of of'],
    [quorum('eth_call', 1, 1), 'base.quorum.eth_call.agree'],
    [quorum('eth_call', 3, 5), 'quorum asks more nodes than there are in http'],
  ])('names the invalid variable: %j', (wrong, words) => {
    expect(() => parseEnv({ ...env, ...wrong })).toThrow(EnvironmentError);
    expect(() => parseEnv({ ...env, ...wrong })).toThrow(words);
  });

  it.each([
    '{"base":{"http":["ftp://token-12345"]}}',
    'https://node.example/token-12345',
    '["https://node.example/token-12345"]',
    '{"https://node.example/token-12345":{"http":["http://a"]}}',
    '{"base":{"http":["http://a"],"https://node.example/token-12345":[]}}',
    '{"base":"https://node.example/token-12345"',
  ])('does not include a node’s address, which may contain a secret: %s', (secret) => {
    expect(() => parseEnv({ ...env, GATEWAY_UPSTREAMS: secret })).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('token-12345') as unknown }),
    );
  });

  it('lists all problems and unsafe settings in production without their values', () => {
    const wrong = {
      ONEPOINT_ENV: 'production',
      PORT: 'x',
      DATABASE_URL: 'postgres://onepoint:onepoint@db.example.com/token-12345',
      GATEWAY_UPSTREAMS: '{',
      PROVIDER_PRIVATE_ADDRESSES: 'allow',
    };
    const lines = ['PORT', 'GATEWAY_UPSTREAMS', 'PUBLIC_ORIGIN', 'SECRETS_KEYS', 'DATABASE_URL', 'PROVIDER_PRIVATE_ADDRESSES'].map(
      (name) => `${name}: .+`,
    );
    expect(() => parseEnv(wrong)).toThrow(new RegExp(`^${lines.join('\n')}$`));
    expect(() => parseEnv(wrong)).toThrow(expect.objectContaining({ message: expect.not.stringContaining('token-12345') as unknown }));
  });

  it('accepts nodes on this machine in production', () => {
    const safe = {
      ONEPOINT_ENV: 'production',
      PUBLIC_ORIGIN: 'https://app.example.com',
      DATABASE_URL: 'postgres://onepoint:Zk3vT9qLw7@db/x',
      SECRETS_KEYS: `main:${Buffer.alloc(32, 'k').toString('base64')}`,
    };
    expect(parseEnv({ ...env, ...safe })).toMatchObject({ publicOrigin: 'https://app.example.com', secretKeys: [{ id: 'main' }] });
  });
});
