import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { testAccount } from './embedded-chains.ts';
import { startChain, type RunningChain, prepareChainState } from './start-chain.ts';

async function temporaryDir(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'onepoint-chain-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  return directory;
}

async function start(directory: string, blockIntervalMs = 60_000): Promise<RunningChain> {
  const files = { stateFile: join(directory, 'polygon.json'), logFile: join(directory, 'polygon.log') };
  // The state has to be saved, however slow the machine is.
  const chain = await startChain({ slug: 'polygon', chainId: 137, blockIntervalMs, graceMs: 60_000, ...files });
  onTestFinished(chain.stop);
  return chain;
}

async function rpc(url: string, method: string, params: unknown[] = []): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const reply = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  return ((await reply.json()) as { result: unknown }).result;
}

it('has its chain id and a funded account, mines transactions immediately and keeps them after a restart', async () => {
  const directory = await temporaryDir();
  const first = await start(directory);
  expect(await rpc(first.httpUrl, 'eth_chainId')).toBe('0x89');
  const balance = BigInt(String(await rpc(first.httpUrl, 'eth_getBalance', [testAccount.address, 'latest'])));
  expect(balance).toBeGreaterThan(10n ** 18n);
  const transaction = { from: testAccount.address, to: `0x${'12'.repeat(20)}`, value: '0x7' };
  const hash = await rpc(first.httpUrl, 'eth_sendTransaction', [transaction]);
  await expect.poll(() => rpc(first.httpUrl, 'eth_getTransactionReceipt', [hash])).toMatchObject({ status: '0x1' });
  await first.stop();
  const second = await start(directory);
  expect(await rpc(second.httpUrl, 'eth_getTransactionReceipt', [hash])).toMatchObject({ status: '0x1' });
  expect(await rpc(second.httpUrl, 'eth_getBalance', [transaction.to, 'latest'])).toBe('0x7');
});

it('mines blocks at an interval, so that newHeads subscriptions emit', async () => {
  const chain = await start(await temporaryDir(), 1000);
  const socket = new WebSocket(chain.wsUrl);
  onTestFinished(() => socket.terminate());
  const head = await new Promise<string>((resolve, reject) => {
    socket.on('error', reject);
    socket.on('open', () => socket.send(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_subscribe', params: ['newHeads'] })));
    socket.on('message', (data: Buffer) => data.includes('eth_subscription') && resolve(data.toString('utf8')));
  });
  expect(head).toContain('"parentHash"');
});

it('restores the last good state after a crash left a truncated file, and reports it', async () => {
  const directory = await temporaryDir();
  const first = await start(directory);
  await rpc(first.httpUrl, 'anvil_mine', ['0x5']);
  await first.stop();
  await (await start(directory)).stop();
  const stateFile = join(directory, 'polygon.json');
  const half = (await readFile(stateFile, 'utf8')).slice(0, 500);
  await writeFile(stateFile, half);
  const third = await start(directory);
  expect(third.restored).toBe(true);
  expect(await rpc(third.httpUrl, 'eth_blockNumber')).toBe('0x5');
  expect(await readFile(`${stateFile}.broken`, 'utf8')).toBe(half);
});

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

it('prunes only old empty blocks', async () => {
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

it('does not prune a short chain', async () => {
  const file = await stateOf([blockAt(0), blockAt(1)], 1);
  const before = await readFile(file, 'utf8');
  await prepareChainState(file);
  expect(await readFile(file, 'utf8')).toBe(before);
});
