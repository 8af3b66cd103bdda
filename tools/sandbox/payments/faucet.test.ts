import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { startChain, type RunningChain } from '../chains/start-chain.ts';
import { provideDeposits } from '../start/upstreams.ts';
import { faucetNetworksSchema } from './parse-payments-env.ts';
import { startTestPayments, type TestPayments } from './testing/start-test-payments.ts';

const directory = mkdtempSync(join(tmpdir(), 'faucet-'));
const address = '0x00000000000000000000000000000000000000aa';
let chain: RunningChain;
let payments: TestPayments;

beforeAll(async () => {
  chain = await startChain({ slug: 'base', chainId: 8453, logFile: join(directory, 'chain.log') });
  const { DEPOSIT_NETWORKS: networks } = await provideDeposits([chain]);
  payments = await startTestPayments({ faucetNetworks: faucetNetworksSchema.parse(networks) });
});
afterAll(async () => {
  await payments.dispose();
  await chain.stop();
  rmSync(directory, { recursive: true });
});

const post = (form: Record<string, string>, origin = payments.publicOrigin) =>
  fetch(`${payments.address}/__cryptocloud/faucet`, { method: 'POST', headers: { origin }, body: new URLSearchParams(form) });

async function balance(): Promise<bigint> {
  const data = `0x70a08231${address.slice(2).padStart(64, '0')}`;
  const params = [{ to: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913', data }, 'latest'];
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_call', params });
  const reply = await fetch(chain.httpUrl, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  return BigInt(z.object({ result: z.string() }).parse(await reply.json()).result);
}

it('sends dollars on a local chain and shows the transaction', async () => {
  expect(await (await fetch(`${payments.address}/__cryptocloud/faucet`)).text()).toContain('USDC on base');
  const reply = await post({ address, chain: 'base', dollars: '25' });
  expect(await reply.text()).toMatch(/0x[0-9a-f]{64}/);
  await expect.poll(balance).toBe(25_000_000n);
});

it.each([
  ['another page', { address, chain: 'base', dollars: '25' }, 'https://evil.example'],
  ['an invalid address', { address: '0x1', chain: 'base', dollars: '25' }, undefined],
  ['an unknown chain', { address, chain: 'moon', dollars: '25' }, undefined],
  ['no dollars', { address, chain: 'base', dollars: '0' }, undefined],
])('rejects %s', async (_case, form, origin) => {
  expect((await post(form, origin)).status).toBe(400);
});

it('answers 404 without local chains', async () => {
  const none = await startTestPayments();
  expect((await fetch(`${none.address}/__cryptocloud/faucet`)).status).toBe(404);
  await none.dispose();
});
