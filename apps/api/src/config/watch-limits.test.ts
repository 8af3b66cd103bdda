import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { jwtKey } from '../test/session-tokens.ts';
import { watchLimits } from './watch-limits.ts';

async function watch() {
  const directory = await mkdtemp(join(tmpdir(), 'onepoint-limits-'));
  const path = join(directory, 'limits.json');
  const config = { requestsPerMinute: 600 };
  const logged: string[] = [];
  const log = { info: vi.fn(), error: (_fields: unknown, message?: string) => logged.push(message ?? '') };
  const env = {
    ONEPOINT_ENV: 'development',
    DATABASE_URL: 'postgres://localhost/x',
    PUBLIC_ORIGIN: 'https://app.example.com',
    CLERK_PUBLISHABLE_KEY: `pk_live_${btoa('clerk.example.com$')}`,
    CLERK_SECRET_KEY: 'sk_live_abc',
    CLERK_JWT_KEY: jwtKey,
    API_REQUESTS_PER_MINUTE: '600',
    LIMITS_FILE: path,
  };
  await writeFile(path, '{}');
  const stop = watchLimits({ env, config, log });
  onTestFinished(async () => {
    stop();
    await rm(directory, { recursive: true });
  });
  /** Writes repeatedly until the watcher notices, because it can start after the first write. */
  const writeUntil = async (text: string, isNoticed: () => boolean) => {
    const attempt = async () => {
      await writeFile(path, text);
      return isNoticed();
    };
    await expect.poll(attempt, { timeout: 60_000 }).toBe(true);
  };
  return { config, logged, path, stop, writeUntil };
}

test('applies new limits when their file changes, and keeps the old ones if the new ones are invalid', async () => {
  const { config, logged, writeUntil } = await watch();
  await writeUntil('{"API_REQUESTS_PER_MINUTE": 50}', () => config.requestsPerMinute === 50);
  await writeUntil('{"API_REQUESTS_PER_MINUTE": 0}', () => logged.includes('configuration not reloaded, the old one stays'));
  expect(config.requestsPerMinute).toBe(50);
  await writeUntil('{}', () => config.requestsPerMinute === 600);
});

test('applies new limits on SIGHUP, until it stops', async () => {
  const { config, path, stop } = await watch();
  await writeFile(path, '{"API_REQUESTS_PER_MINUTE": 70}');
  process.emit('SIGHUP');
  await expect.poll(() => config.requestsPerMinute).toBe(70);
  stop();
  expect(process.listeners('SIGHUP')).toEqual([]);
});
