import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';

/** What is read of anvil's state file; the rest passes through untouched. */
const stateSchema = z.looseObject({
  best_block_number: z.coerce.number(),
  blocks: z.array(z.looseObject({ header: z.looseObject({ number: z.coerce.number() }), transactions: z.array(z.unknown()) })),
});

/** Anvil writes its whole state, each block some 1.7 kB, every few seconds: empty ones older than this are dropped at a start. */
const emptyBlocksMax = 1024;

/**
 * Makes a chain's state file fit to start from: a file that a crash left half written gives way to the copy of the last good
 * start, and blocks without transactions that nobody will ask for again are dropped.
 *
 * @returns `restored` where the copy (or, without one, a new chain) took the place of a broken file
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
