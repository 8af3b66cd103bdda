import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { prepareChainState } from './chain-state.ts';

const blockAt = (number: number, transactions: string[] = []) => ({
  header: { number: `0x${number.toString(16)}` },
  transactions,
  ommers: [],
});

async function stateOf(blocks: unknown[], best: number): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'onepoint-state-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  const file = join(directory, 'base.json');
  await writeFile(file, JSON.stringify({ best_block_number: `0x${best.toString(16)}`, blocks, accounts: { '0x1': { nonce: 3 } } }));
  return file;
}

it('drops old empty blocks alone, and keeps genesis, transactions, recent blocks and accounts', async () => {
  const numbers = Array.from({ length: 4000 }, (_, number) => number);
  const file = await stateOf(
    numbers.map((number) => blockAt(number, number === 7 ? ['0xaa'] : [])),
    3999,
  );
  expect(await prepareChainState(file)).toEqual({ restored: false });
  const state = JSON.parse(await readFile(file, 'utf8')) as { blocks: ReturnType<typeof blockAt>[]; accounts: unknown };
  const kept = state.blocks.map(({ header }) => Number(header.number));
  expect(kept.slice(0, 3)).toEqual([0, 7, 2976]);
  expect(kept.at(-1)).toBe(3999);
  expect(state.accounts).toEqual({ '0x1': { nonce: 3 } });
});

it('leaves a short chain as it is', async () => {
  const file = await stateOf([blockAt(0), blockAt(1)], 1);
  const before = await readFile(file, 'utf8');
  await prepareChainState(file);
  expect(await readFile(file, 'utf8')).toBe(before);
});
