import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { issuer, jwtKey, origin } from './session-tokens.ts';

export interface ApiProcess {
  /** `http://127.0.0.1:…` */
  address: string;
  child: ChildProcess;
  /** Lines that the process printed. Complete when it has ended. */
  output: string[];
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
}

/** Path of a built program. `nx test` builds it first, because starting from sources takes three times as long. */
export const builtProgram = (name: string): string => join(import.meta.dirname, '../../dist', `${name}.js`);

export function apiEnv(databaseUrl: string): Record<string, string> {
  return {
    PATH: process.env['PATH'] ?? '',
    // Set by `npm test`, because compiling takes a part of the startup time.
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? '',
    PORT: '0',
    DRAIN_SECONDS: '0',
    ONEPOINT_ENV: 'development',
    DATABASE_URL: databaseUrl,
    PUBLIC_ORIGIN: origin,
    CLERK_PUBLISHABLE_KEY: `pk_test_${btoa('clerk.example.com$')}`,
    CLERK_SECRET_KEY: 'sk_test_process',
    CLERK_JWT_KEY: jwtKey,
    CLERK_ISSUER: issuer,
    CLERK_API_URL: 'http://127.0.0.1:1',
  };
}

export function spawnApi(env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [builtProgram('server')], { env, stdio: ['ignore', 'pipe', 'pipe'] });
}

export async function startApiProcess(databaseUrl: string, env: Readonly<Record<string, string>> = {}): Promise<ApiProcess> {
  const child = spawnApi({ ...apiEnv(databaseUrl), ...env });
  // Later than `exit`: all of its output has been read.
  const ended = once(child, 'close').then(([code, signal]) => ({ code: code as number | null, signal: signal as NodeJS.Signals | null }));
  const output: string[] = [];
  const address = await new Promise<string>((resolve, reject) => {
    if (child.stdout === null) return reject(new Error('No output to read'));
    createInterface(child.stdout).on('line', (line) => {
      output.push(line);
      // Other lines can be incomplete when the process is killed.
      if (line.startsWith('{"ready":true')) resolve((JSON.parse(line) as { address: string }).address);
    });
    void ended.then(({ code }) => reject(new Error(`The API ended with ${code} before it was ready`)));
  });
  return { address, child, output, ended };
}
