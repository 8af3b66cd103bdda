import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { findFreePort } from '../processes/free-port.ts';
import { startProcess, type ManagedProcess } from '../processes/start-process.ts';
import { StackError } from '../stack-error.ts';
import { getAnvilBinary } from './anvil-binary.ts';

interface StartChainParameters {
  slug: string;
  chainId: number;
  /** Keeps the state across restarts; without it every start creates a new chain. */
  stateFile?: string;
  logFile: string;
  /** Time between blocks without transactions; a transaction is mined immediately. */
  blockIntervalMs?: number;
  /** Time to save the state when it is stopped. @default 2000 */
  graceMs?: number;
}

export interface RunningChain {
  slug: string;
  chainId: number;
  httpUrl: string;
  wsUrl: string;
  /** Whether the state on disk was broken and was replaced by an older one, or by a new chain. */
  restored: boolean;
  exited: ManagedProcess['exited'];
  stop: () => Promise<void>;
}

/**
 * Starts a local EVM chain on a free port of 127.0.0.1. It never outlives this process.
 *
 * @throws {StackError} CHAIN_UNSUPPORTED, CHAIN_FAILED
 */
export async function startChain(parameters: StartChainParameters): Promise<RunningChain> {
  const { slug, chainId, stateFile, logFile, blockIntervalMs = 6000, graceMs = 2000 } = parameters;
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
    graceMs,
  });
  const httpUrl = `http://127.0.0.1:${port}`;
  for (const deadline = performance.now() + readyTimeoutMs; performance.now() < deadline && !anvil.hasExited(); await sleep(pollMs)) {
    if ((await findChainId(httpUrl)) !== chainId) continue;
    return { slug, chainId, httpUrl, wsUrl: `ws://127.0.0.1:${port}`, restored, exited: anvil.exited, stop: anvil.stop };
  }
  await anvil.stop();
  throw new StackError(
    'CHAIN_FAILED',
    `The local ${slug} chain did not start: ${anvil.lastLines().at(-1) ?? 'it printed nothing'} (log: ${logFile})`,
  );
}

/** The parts of anvil's state file that are read; the rest passes through unchanged. */
const stateSchema = z.looseObject({
  best_block_number: z.coerce.number(),
  blocks: z.array(z.looseObject({ header: z.looseObject({ number: z.coerce.number() }), transactions: z.array(z.unknown()) })),
});

/** Anvil writes its whole state every few seconds, about 1.7 kB per block. Empty blocks older than this are pruned at start. */
const emptyBlocksMax = 1024;

/**
 * Prepares a chain's state file for a start: replaces a truncated file with the copy of the last good
 * start, and prunes old blocks without transactions.
 *
 * @returns `restored` if a broken file was replaced by the copy or, without one, by a new chain
 */
export async function prepareChainState(stateFile: string): Promise<{ restored: boolean }> {
  await mkdir(dirname(stateFile), { recursive: true });
  if (!existsSync(stateFile)) return { restored: false };
  const copy = `${stateFile}.last-good`;
  const text = await readFile(stateFile, 'utf8');
  const blocks = parseBlocks(text);
  if (blocks === undefined) {
    await rename(stateFile, `${stateFile}.broken`);
    if (existsSync(copy)) await copyFile(copy, stateFile);
    return { restored: true };
  }
  const recent = blocks.best - emptyBlocksMax;
  if (blocks.empty.filter((number) => number <= recent).length > emptyBlocksMax) await writeTrimmed(stateFile, text, recent);
  await rm(copy, { force: true });
  await copyFile(stateFile, copy);
  return { restored: false };
}

function parseBlocks(text: string): { best: number; empty: number[] } | undefined {
  try {
    const { best_block_number: best, blocks } = stateSchema.parse(JSON.parse(text));
    return { best, empty: blocks.filter((block) => block.transactions.length === 0).map((block) => block.header.number) };
  } catch {
    return undefined;
  }
}

async function writeTrimmed(stateFile: string, text: string, recent: number): Promise<void> {
  const state = JSON.parse(text) as { blocks: { header: { number: string }; transactions: unknown[] }[] };
  const blocks = state.blocks.filter(
    ({ header, transactions }) => transactions.length > 0 || Number(header.number) > recent || Number(header.number) === 0,
  );
  await writeFile(`${stateFile}.draft`, JSON.stringify({ ...state, blocks }));
  await rename(`${stateFile}.draft`, stateFile);
}

const readyTimeoutMs = 60_000;
const attemptTimeoutMs = 5000;
const pollMs = 15;
const stateIntervalSeconds = 3;
const chainIdReplySchema = z.object({ result: z.string() });

async function findChainId(url: string): Promise<number | undefined> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] });
  try {
    const reply = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      signal: AbortSignal.timeout(attemptTimeoutMs),
    });
    return Number(chainIdReplySchema.parse(await reply.json()).result);
  } catch {
    return undefined;
  }
}
