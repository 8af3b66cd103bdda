import { createTestDatabase } from '@onepoint/database/testing';
import { DrizzleQueryError } from 'drizzle-orm';
import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { hashApiKeySecret } from '@onepoint/database';
import { describeError, describeStack } from './log.ts';
import { createKey } from './testing/create-key.ts';
import { createProvider } from './testing/create-provider.ts';
import { startFakeNode } from './testing/fake-node.ts';
import { openSocket } from './testing/open-socket.ts';
import { spawnServer } from './testing/spawn-gateway.ts';

describe('an error in the log', () => {
  it('logs a query’s statement and the database’s message, without values', () => {
    const cause = Object.assign(new Error('canceling statement'), { code: '57014' });
    expect(describeError(new DrizzleQueryError('select $1', ['hash-of-a-key'], cause))).toEqual({
      error: 'Error: Failed query: select $1',
      errorCode: '57014',
      cause: 'Error: canceling statement',
    });
  });

  it('logs only the host of an address, and no keys', () => {
    const { error } = describeError(new TypeError(`no answer from http://a:b@node.example.com/key?x=1, op_${'a1'.repeat(20)}`));
    expect(error).toBe('TypeError: no answer from http://node.example.com op_[hidden]');
  });

  it('logs only the frames of a stack', () => {
    expect(describeStack(new Error('secret\nin two lines'))).toMatch(/^ {4}at [^\n]+(?:\n {4}at [^\n]+)*$/u);
  });
});

/** Everything that a client, a provider, or an operator could consider secret. */
const secrets = {
  query: 'query-secret-1',
  header: 'header-secret-2',
  authorization: 'authorization-secret-3',
  cookie: 'cookie-secret-4',
  body: 'body-secret-5',
  node: 'node-secret-6',
  provider: 'provider-secret-7',
  path: 'path-secret-8',
};

it('never logs secrets of clients, keys, nodes, or providers, on success, rejection, or failure', async () => {
  const database = await createTestDatabase(inject('databaseUrl'));
  const node = await startFakeNode((response, body) => response.end(body.includes(secrets.body) ? `<html>${secrets.body}` : '{}'));
  const url = new URL(database.url);
  const own = [`http://user:${secrets.node}@${new URL(node.address).host}/${secrets.node}?key=${secrets.node}`];
  const child = spawnServer({
    DATABASE_URL: url.href,
    GATEWAY_UPSTREAMS: JSON.stringify({ ethereum: { http: own, ws: [inject('chain').wsUrl] } }),
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (part: string) => (log += part));
  // Once everything that it has written is read.
  const closed = once(child, 'close');
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await closed;
    await node.close();
    await database.drop();
  });
  const key = await createKey(database, 'M', 1_000);
  await createProvider(database, { url: `http://user:${secrets.provider}@127.0.0.1:1/${secrets.provider}`, checkedAt: new Date(0) });
  await expect.poll(() => log, { timeout: 60_000 }).toMatch(/^.*"ready":true.*\n/mu);
  const { address } = JSON.parse(/^.*"ready":true.*$/mu.exec(log)?.[0] ?? '') as { address: string };

  const headers = {
    'x-api-key': secrets.header,
    authorization: `Bearer ${secrets.authorization}`,
    cookie: `session=${secrets.cookie}`,
    origin: `https://${secrets.header}.example.com`,
  };
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`${address}${path}`, { method: 'POST', headers, body: `{"jsonrpc":"2.0","id":"${secrets.body}","method":"eth_call"}`, ...init });
  const askEverything = async () => {
    const unknown = `op_${'Zz'.repeat(20)}`;
    for (const path of [`/rpc/ethereum/${key.secret}`, '/rpc/ethereum', `/rpc/ethereum/${unknown}`, `/rpc/ethereum/${secrets.path}`]) {
      await ask(`${path}?key=${secrets.query}`);
      await ask(`${path}?key=${key.secret}`, { body: `{"${secrets.body}` });
      await ask(path, { method: 'GET', body: null });
      const upgrade = request(`${address}${path}?key=${secrets.query}`, {
        headers: { ...headers, connection: 'upgrade', upgrade: 'websocket' },
      }).end();
      await Promise.race([once(upgrade, 'response'), once(upgrade, 'upgrade'), once(upgrade, 'error')]);
      upgrade.destroy();
    }
    await ask(`/${secrets.path}/${key.secret}/x/y?key=${secrets.query}`);
    for (const head of [`GET /${key.secret} ${secrets.query}`, `POST /rpc/ethereum/${key.secret} HTTP/1.1\r\n${secrets.header}`]) {
      const socket = connect(Number(new URL(address).port), '127.0.0.1').end(`${head}\r\n\r\n`);
      await once(socket.resume(), 'close');
    }
  };
  await askEverything();
  const client = await openSocket(`${address}/rpc/ethereum/${key.secret}?key=${secrets.query}`);
  await client.ask(`{"jsonrpc":"2.0","id":1,"method":"${secrets.body}"}`);
  client.socket.terminate();
  // From here on, every query fails: lookups of keys and providers, and recording usage.
  await database.pool.query('alter table api_keys rename to gone; alter table providers rename to gone_too');
  await database.pool.query(`select pg_notify('gateway_access', '{}'), pg_notify('gateway_providers', '')`);
  await askEverything();
  await ask(`/rpc/ethereum/op_${'Yy'.repeat(20)}`);
  for (const message of ['key look-up failed', 'providers not read']) await expect.poll(() => log, { timeout: 60_000 }).toContain(message);
  child.kill('SIGTERM');
  await closed;
  const hashes = [key.secret, `op_${'Zz'.repeat(20)}`, `op_${'Yy'.repeat(20)}`].flatMap((secret) => [secret, hashApiKeySecret(secret)]);
  for (const secret of [...Object.values(secrets), ...hashes, url.password].filter((value) => value !== '')) {
    expect(log.includes(secret), `the log holds ${secret}`).toBe(false);
  }
});
