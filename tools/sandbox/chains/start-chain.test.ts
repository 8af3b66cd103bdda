import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { startChain, type RunningChain } from './start-chain.ts';
import { testAccount } from './test-account.ts';

async function temporaryDir(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'onepoint-chain-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  return directory;
}

async function start(directory: string, blockIntervalMs = 60_000): Promise<RunningChain> {
  const files = { stateFile: join(directory, 'polygon.json'), logFile: join(directory, 'polygon.log') };
  const chain = await startChain({ slug: 'polygon', chainId: 137, blockIntervalMs, ...files });
  onTestFinished(chain.stop);
  return chain;
}

async function rpc(url: string, method: string, params: unknown[] = []): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const reply = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  return ((await reply.json()) as { result: unknown }).result;
}

it('has its chain id and a funded account, mines a transaction at once and keeps it across a restart', async () => {
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

it('makes blocks by itself, so that newHeads subscriptions flow', async () => {
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

it('starts from the last good state where a crash left half a file, and says so', async () => {
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
