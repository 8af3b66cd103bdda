import { execFile } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startNats, type RunningNats } from '@onepoint/sandbox/nats/start-nats';
import { createTestDatabase, type TestDatabase } from '@onepoint/sandbox/postgres/create-test-database';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { startProgram } from './program.ts';

const root = join(import.meta.dirname, '../../..');

let database: TestDatabase;
let nats: RunningNats;
let migrated: string;

const migrate = async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [join(root, 'apps/api/dist/migrate.js')], {
    env: { DATABASE_URL: database.url },
  });
  return stdout;
};

beforeAll(async () => {
  [database, nats] = await Promise.all([createTestDatabase(), startNats()]);
  migrated = await migrate();
});
afterAll(async () => {
  await nats.stop();
  await database.drop();
});

function environment(): Record<string, string> {
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    ONEPOINT_ENV: 'development',
    PORT: '0',
    DRAIN_SECONDS: '0',
    API_MIGRATE: 'off',
    DATABASE_URL: database.url,
    PUBLIC_ORIGIN: 'http://localhost:4000',
    GATEWAY_HEAD_WATCH: 'off',
    GATEWAY_UPSTREAMS: '{"ethereum":{"http":["http://127.0.0.1:1"]}}',
    CLERK_PUBLISHABLE_KEY: `pk_test_${btoa('clerk.example.com$')}`,
    CLERK_SECRET_KEY: 'sk_test_x',
    CLERK_JWT_KEY: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    CLERK_API_URL: 'http://127.0.0.1:1',
  };
}

it('migrates with the built program, once', async () => {
  expect(migrated).toMatch(/^Applied 0001_users_and_projects$/m);
  expect(await migrate()).toBe('The database has the newest schema\n');
});

it.each([
  ['API', 'apps/api/dist/server.js', ['/api/ready', '/api/reference/fonts/geist-latin.woff2'], {}],
  ['gateway, in two processes', 'apps/gateway/dist/server.js', ['/rpc/_health'], { GATEWAY_WORKERS: '2' }],
  ['site', 'apps/site/dist/node/server.js', ['/_site/health', '/', '/locales/en/common.json'], {}],
])('starts the built %s', async (_name, program, paths, more) => {
  await expectAnswers(program, paths, more);
});

it('starts the built collector', async () => {
  await expectAnswers('apps/gateway/dist/collector.js', ['/'], { NATS_URL: nats.url });
});

async function expectAnswers(program: string, paths: readonly string[], more: Readonly<Record<string, string>>): Promise<void> {
  const server = await startProgram(process.execPath, ['--enable-source-maps', join(root, program)], { ...environment(), ...more });
  onTestFinished(async () => void (await server.kill()));
  const { address } = (await server.ready()) as { address: string };
  for (const path of paths) expect((await fetch(address + path)).status, path).toBe(200);
  server.terminate();
  expect(await server.exited).toEqual([0, null]);
}
