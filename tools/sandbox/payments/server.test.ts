import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';

it('refuses to run in production without touching the disk', async () => {
  const parent = mkdtempSync(join(tmpdir(), 'payments-process-'));
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
  const dataDir = join(parent, 'data');
  const env = {
    PATH: process.env['PATH'],
    ONEPOINT_ENV: 'production',
    PUBLIC_ORIGIN: 'http://localhost:4200',
    PAYMENTS_DATA_DIR: dataDir,
    CRYPTOCLOUD_SECRET: 'sandbox_hunter2',
    PORT: 'x',
  };
  const child = spawn(process.execPath, [join(import.meta.dirname, 'server.ts')], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const [output, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect(code).toBe(1);
  expect(output).toMatch(
    /^payments: PORT: .+\npayments: ONEPOINT_ENV: .+\npayments: PUBLIC_ORIGIN: .+\npayments: CRYPTOCLOUD_SECRET: .+\n$/,
  );
  expect(output).not.toContain('hunter2');
  expect(existsSync(dataDir)).toBe(false);
});
