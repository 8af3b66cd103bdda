// @vitest-environment node
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';

it.each([
  [{ ONEPOINT_ENV: 'production' }, ['PUBLIC_ORIGIN', 'ONEPOINT_CLERK_PUBLISHABLE_KEY', 'CRYPTOCLOUD_SECRET']],
  [
    { ONEPOINT_ENV: 'prod', PUBLIC_ORIGIN: 'http://localhost:4000' },
    ['ONEPOINT_ENV', 'ONEPOINT_CLERK_PUBLISHABLE_KEY', 'PUBLIC_ORIGIN', 'CRYPTOCLOUD_SECRET'],
  ],
  [{ PUBLIC_ORIGIN: 'https://app.example.com' }, ['ONEPOINT_ENV', 'ONEPOINT_CLERK_PUBLISHABLE_KEY', 'CRYPTOCLOUD_SECRET']],
])('refuses to start in production with unsafe settings and lists them: %j', async (variables, names) => {
  const env = { PATH: process.env['PATH'], PORT: '0', CRYPTOCLOUD_SECRET: 'sandbox_hunter2', ...variables };
  const child = spawn(process.execPath, [join(import.meta.dirname, 'server.ts')], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const [output, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect(code).toBe(1);
  expect(output.trim().split('\n')).toEqual(names.map((name) => expect.stringMatching(new RegExp(`^${name}: .+\\.$`)) as unknown));
  expect(output).not.toContain('hunter2');
});
