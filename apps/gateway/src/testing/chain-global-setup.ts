import { startChain, type RunningChain } from '@onepoint/sandbox/chains/start-chain';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A real local chain with ID 1 and a block every second. */
    chain: { httpUrl: string; wsUrl: string };
  }
}

let directory: string | undefined;
let chain: RunningChain | undefined;

/** Vitest `globalSetup`: starts one chain for the whole run, available as `inject('chain')`. */
export async function setup(project: TestProject): Promise<void> {
  directory = await mkdtemp(join(tmpdir(), 'onepoint-gateway-'));
  chain = await startChain({ slug: 'ethereum', chainId: 1, logFile: join(directory, 'chain.log'), blockIntervalMs: 1_000 });
  project.provide('chain', { httpUrl: chain.httpUrl, wsUrl: chain.wsUrl });
}

export async function teardown(): Promise<void> {
  await chain?.stop();
  if (directory !== undefined) await rm(directory, { recursive: true, force: true });
}
