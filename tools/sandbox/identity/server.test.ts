import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { createTestBrowser } from './testing/start-test-identity.ts';

const publicOrigin = 'http://localhost:4200';
const readySchema = z.object({ ready: z.literal(true), address: z.string() });
const publicSchema = z.object({ publishableKey: z.string(), secretKey: z.string(), jwtKey: z.string() });
let dataDir: string;
let child: ChildProcess;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'identity-process-'));
});
afterEach(() => {
  child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

function run(env: NodeJS.ProcessEnv = { PUBLIC_ORIGIN: publicOrigin, IDENTITY_DATA_DIR: dataDir }): ChildProcess {
  child = spawn(process.execPath, [join(import.meta.dirname, 'server.ts')], { env: { PATH: process.env['PATH'], ...env } });
  return child;
}

async function start(): Promise<string> {
  const { stdout } = run();
  if (stdout === null) throw new Error('The process has no output');
  const [line] = (await once(createInterface(stdout), 'line')) as [string];
  return readySchema.parse(JSON.parse(line)).address;
}

describe('the identity process', () => {
  it('keeps every acknowledged write after SIGKILL', async () => {
    const address = await start();
    const browser = createTestBrowser(address, publicOrigin);
    const { secretKey } = publicSchema.parse(JSON.parse(readFileSync(join(dataDir, 'public.json'), 'utf8')));
    const headers = { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ email_address: ['durable@example.com'], password: 'correct horse 9' });
    await fetch(`${address}/v1/users`, { method: 'POST', headers, body });
    await browser.send('POST', '/client/sign_ins', { identifier: 'durable@example.com', password: 'correct horse 9' });
    let acknowledged = 0;
    const writing = (async () => {
      for (;;) {
        const next = acknowledged + 1;
        if ((await browser.send('PATCH', '/me', { first_name: `name ${next}` })).status === 200) acknowledged = next;
      }
    })().catch(() => {});
    await expect.poll(() => acknowledged, { interval: 5 }).toBeGreaterThan(20);
    child.kill('SIGKILL');
    await writing;

    const restarted = await start();
    const again = await fetch(`${restarted}/__clerk/v1/me`, { headers: { cookie: browser.cookie() ?? '' } });
    const { response } = z.object({ response: z.object({ first_name: z.string() }) }).parse(await again.json());
    const survived = Number(response.first_name.slice('name '.length));
    expect(survived).toBeGreaterThanOrEqual(acknowledged);
    expect(survived).toBeLessThanOrEqual(acknowledged + 1);
  });

  it('exits with code 0 on SIGTERM', async () => {
    await start();
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  it('prints one line about an invalid configuration', async () => {
    const { stderr } = run({ PUBLIC_ORIGIN: 'nonsense', IDENTITY_DATA_DIR: dataDir });
    let output = '';
    stderr?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    expect(await once(child, 'close')).toEqual([1, null]);
    expect(output).toMatch(/^identity: PUBLIC_ORIGIN.*\n$/);
  });

  it('refuses to run in production without touching the disk', async () => {
    const path = join(dataDir, 'data');
    const { stderr } = run({
      ONEPOINT_ENV: 'production',
      PUBLIC_ORIGIN: publicOrigin,
      IDENTITY_DATA_DIR: path,
      CLERK_SECRET_KEY: 'sk_test_hunter2',
    });
    let output = '';
    stderr?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    expect(await once(child, 'close')).toEqual([1, null]);
    expect(output).toMatch(/^identity: ONEPOINT_ENV: .+\nidentity: PUBLIC_ORIGIN: .+\nidentity: CLERK_SECRET_KEY: .+\n$/);
    expect(output).not.toContain('hunter2');
    expect(existsSync(path)).toBe(false);
  });
});
