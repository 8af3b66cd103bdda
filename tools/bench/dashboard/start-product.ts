import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '@onepoint/sandbox/processes/free-port';
import { startProcess } from '@onepoint/sandbox/processes/start-process';

const root = join(import.meta.dirname, '../../..');
const readyTimeoutMs = 600_000;
const pollMs = 250;

export interface RunningProduct {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** Starts the product as `npm start` does, on a free port and with data of its own; builds what has changed. */
export async function startProduct(directory: string): Promise<RunningProduct> {
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  const child = await startProcess({
    name: 'the product',
    command: process.execPath,
    args: [join(root, 'tools/cli/start.mjs'), 'start'],
    env: { ...process.env, PORT: String(port), ONEPOINT_DATA_DIR: join(directory, 'data') },
    logFile: join(directory, 'product.log'),
    cwd: root,
  });
  for (const deadline = performance.now() + readyTimeoutMs; !(await isReady(origin)); await sleep(pollMs)) {
    if (!child.hasExited() && performance.now() < deadline) continue;
    await child.stop();
    throw new Error(`The product did not start: ${child.lastLines().at(-1) ?? 'it said nothing'}`);
  }
  return { origin, stop: child.stop };
}

async function isReady(origin: string): Promise<boolean> {
  return fetch(`${origin}/api/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
}
