import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';

it.each([{ ONEPOINT_ENV: 'production' }, { ONEPOINT_ENV: 'prod' }, { CRYPTOCLOUD_SECRET: 'hunter2' }])(
  'npm start starts no sandbox in production, lists everything that is missing, and leaves nothing on the disk: %j',
  async (variables) => {
    const parent = mkdtempSync(join(tmpdir(), 'stack-process-'));
    onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
    const dataDir = join(parent, 'data');
    const env = { PATH: process.env['PATH'], ONEPOINT_DATA_DIR: dataDir, WEBHOOK_PRIVATE_ADDRESSES: 'allow', ...variables };
    const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), 'start'], { env, stdio: ['ignore', 'ignore', 'pipe'] });
    const [output, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    expect(code).toBe(1);
    const names = ['PUBLIC_ORIGIN', 'DATABASE_URL', 'GATEWAY_UPSTREAMS', 'CLERK_PUBLISHABLE_KEY', 'CLERK_SECRET_KEY', 'CLERK_JWT_KEY'];
    for (const name of [...names, 'WEBHOOK_PRIVATE_ADDRESSES']) expect(output).toMatch(new RegExp(`^ {2}${name}: .+\\.$`, 'm'));
    expect(output).not.toContain('hunter2');
    expect(existsSync(dataDir)).toBe(false);
  },
);
