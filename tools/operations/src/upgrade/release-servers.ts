import { createSign, generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { findFreePort } from '@onepoint/sandbox/processes/free-port';
import { startProgram } from '../program.ts';

interface ReleaseParameters {
  /** Name of the release in messages. */
  name: string;
  /** A checkout with installed packages. */
  directory: string;
  databaseUrl: string;
  account: { secret: string; projectId: string };
}

export interface Release {
  name: string;
  /** Sends each request once. Returns a line per failure. */
  exercise: () => Promise<string[]>;
  stop: () => Promise<unknown>;
}

const issuer = 'https://identity.example.com';
const origin = 'http://localhost:4000';
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A session of the user who owns the projects of `create-keys.ts`. */
function signSession(): string {
  const at = Math.floor(Date.now() / 1_000);
  const claims = { iss: issuer, azp: origin, sub: 'user_bench', sid: 'sess_1', iat: at, nbf: at - 10, exp: at + 60, v: 2, sts: 'active' };
  const text = `${encode({ alg: 'RS256', typ: 'JWT', kid: 'ins_1' })}.${encode(claims)}`;
  return `${text}.${createSign('RSA-SHA256').update(text).sign(privateKey, 'base64url')}`;
}

/** A node that answers every call with a block number. */
async function startNode() {
  const node = createServer((request, response) => {
    request.resume().on('end', () => response.end('{"jsonrpc":"2.0","id":1,"result":"0x10"}'));
  }).listen(0, '127.0.0.1');
  await once(node, 'listening');
  return { url: `http://127.0.0.1:${(node.address() as AddressInfo).port}`, close: () => node.close() };
}

/** Requests that read and write most tables. */
const requests: readonly (readonly [method: string, path: string, body?: object])[] = [
  ['POST', '/apiKeys', { name: 'Upgrade' }],
  ['GET', '/apiKeys'],
  ['POST', '/webhooks', { url: 'https://hooks.example.com/upgrade' }],
  ['GET', '/webhooks'],
  ['GET', '/usage?from=2026-01-01T00:00:00Z&to=2026-02-01T00:00:00Z'],
  ['GET', '/transactions'],
  ['GET', '/auditEntries'],
  ['GET', '/alerts'],
  ['GET', '/checklist'],
  ['GET', ''],
];

async function send(label: string, request: Promise<Response>): Promise<string[]> {
  const response = await request;
  const text = await response.text();
  return response.ok && !text.includes('"error":{') ? [] : [`${label}: ${response.status} ${text.slice(0, 300)}`];
}

export async function createRelease({ name, directory, databaseUrl, account }: ReleaseParameters): Promise<Release> {
  const node = await startNode();
  const env = {
    ONEPOINT_ENV: 'development',
    DATABASE_URL: databaseUrl,
    DRAIN_SECONDS: '0',
    API_MIGRATE: 'off',
    PUBLIC_ORIGIN: origin,
    SECRETS_KEYS: `upgrade:${Buffer.alloc(32, 'u').toString('base64')}`,
    GATEWAY_HEAD_WATCH: 'off',
    GATEWAY_UPSTREAMS: JSON.stringify({ ethereum: { http: [node.url] } }),
    CLERK_PUBLISHABLE_KEY: `pk_test_${btoa('clerk.example.com$')}`,
    CLERK_SECRET_KEY: 'sk_test_x',
    CLERK_JWT_KEY: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    CLERK_ISSUER: issuer,
    CLERK_API_URL: 'http://127.0.0.1:1',
  };
  const start = async (kind: 'api' | 'gateway') => {
    const port = String(await findFreePort());
    const program = await startProgram(process.execPath, [join(directory, `apps/${kind}/src/server.ts`)], { ...env, PORT: port });
    await program.ready();
    return { program, url: `http://127.0.0.1:${port}` };
  };
  const [api, gateway] = await Promise.all([start('api'), start('gateway')]);
  return {
    name,
    exercise: async () => {
      const failures: string[] = [];
      for (const [method, path, body] of requests) {
        const headers = {
          authorization: `Bearer ${signSession()}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        };
        const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
        failures.push(...(await send(`${method} ${path}`, fetch(`${api.url}/api/v1/projects/${account.projectId}${path}`, init))));
      }
      failures.push(...(await send('ready', fetch(`${api.url}/api/ready`))));
      for (const method of ['eth_blockNumber', 'eth_getBalance']) {
        const params = method === 'eth_getBalance' ? ['0x0000000000000000000000000000000000000000', 'latest'] : [];
        const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
        failures.push(...(await send(method, fetch(`${gateway.url}/rpc/ethereum/${account.secret}`, { method: 'POST', body }))));
      }
      return failures;
    },
    stop: async () => {
      node.close();
      // The gateway records its usage before it exits.
      for (const { program } of [api, gateway]) program.terminate();
      await Promise.all([api.program.exited, gateway.program.exited]);
    },
  };
}
