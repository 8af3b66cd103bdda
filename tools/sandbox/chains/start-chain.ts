import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { findFreePort } from '../processes/free-port.ts';
import { startProcess, type ManagedProcess } from '../processes/start-process.ts';
import { StackError } from '../stack-error.ts';
import { getAnvilBinary } from './anvil-binary.ts';
import { prepareChainState } from './chain-state.ts';

export interface StartChainParameters {
  slug: string;
  chainId: number;
  /** Survives restarts when given; otherwise the chain begins anew each time. */
  stateFile?: string;
  logFile: string;
  /** Time between blocks where nobody sends a transaction; a transaction makes its block at once. */
  blockIntervalMs?: number;
}

export interface RunningChain {
  slug: string;
  chainId: number;
  httpUrl: string;
  wsUrl: string;
  /** The state on disk was broken, and an older one (or none) took its place. */
  restored: boolean;
  exited: ManagedProcess['exited'];
  stop: () => Promise<void>;
}

const readyTimeoutMs = 20_000;
const pollMs = 15;
const stateIntervalSeconds = 3;
const chainIdReplySchema = z.object({ result: z.string() });

/**
 * Starts a local EVM chain on a free port of 127.0.0.1. It never outlives this process.
 *
 * @throws {StackError} CHAIN_UNSUPPORTED, CHAIN_FAILED
 */
export async function startChain(parameters: StartChainParameters): Promise<RunningChain> {
  const { slug, chainId, stateFile, logFile, blockIntervalMs = 6000 } = parameters;
  const binary = getAnvilBinary();
  const { restored } = stateFile === undefined ? { restored: false } : await prepareChainState(stateFile);
  const port = await findFreePort();
  const words = ['--host', '127.0.0.1', '--port', String(port), '--chain-id', String(chainId), '--quiet'];
  const mining = ['--mixed-mining', '--block-time', String(blockIntervalMs / 1000)];
  const state = stateFile === undefined ? [] : ['--state', stateFile, '--state-interval', String(stateIntervalSeconds)];
  const args = [...words, ...mining, '--max-persisted-states', '0', ...state];
  const anvil = await startProcess({
    name: `the ${slug} chain`,
    tier: 'foundation',
    command: binary,
    args,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'] },
    logFile,
    graceMs: 2000,
  });
  const httpUrl = `http://127.0.0.1:${port}`;
  for (const deadline = performance.now() + readyTimeoutMs; performance.now() < deadline && !anvil.hasExited(); await sleep(pollMs)) {
    if ((await findChainId(httpUrl)) !== chainId) continue;
    return { slug, chainId, httpUrl, wsUrl: `ws://127.0.0.1:${port}`, restored, exited: anvil.exited, stop: anvil.stop };
  }
  await anvil.stop();
  throw new StackError(
    'CHAIN_FAILED',
    `The local ${slug} chain did not start: ${anvil.lastLines().at(-1) ?? 'it said nothing'} (log: ${logFile})`,
  );
}

async function findChainId(url: string): Promise<number | undefined> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] });
  try {
    const reply = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      signal: AbortSignal.timeout(1000),
    });
    return Number(chainIdReplySchema.parse(await reply.json()).result);
  } catch {
    return undefined;
  }
}
