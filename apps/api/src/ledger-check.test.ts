import { insertProject, projects } from '@onepoint/database';
import { createTestDatabase, type TestDatabase } from '@onepoint/database/testing';
import { placeSandboxToken, sandboxTokenOf } from '@onepoint/sandbox/chains/sandbox-token';
import { startChain, type RunningChain } from '@onepoint/sandbox/chains/start-chain';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { createTestClient, http, parseAbi, type Address } from 'viem';
import { waitForTransactionReceipt, writeContract } from 'viem/actions';
import { sandboxExtendedPublicKey } from '@onepoint/environment';
import { parseDepositNetworks } from './config/deposit-env.ts';
import { createDepositAddressesRepository, deriveDepositAddress } from './modules/deposits/deposit-addresses.ts';
import { createDepositClient } from './modules/deposits/watcher/deposit-node.ts';
import { reconcileBalances } from './modules/deposits/watcher/reconcile-balances.ts';
import { scanNetwork } from './modules/deposits/watcher/scan-network.ts';
import { builtProgram } from './test/start-api-process.ts';
import { startLyingNode, type LyingNode } from './test/test-nodes.ts';

const abi = parseAbi(['function mint(address to, uint256 value)', 'function transfer(address to, uint256 value) returns (bool)']);
const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const directory = mkdtempSync(join(tmpdir(), 'ledger-check-'));
const token = sandboxTokenOf('ethereum') ?? { symbol: '', address: '', decimals: 6 };

let chain: RunningChain;
let node: LyingNode;
let database: TestDatabase;
let projectId: string;
let address: string;

beforeAll(async () => {
  chain = await startChain({ slug: 'ethereum', chainId: 1, logFile: join(directory, 'chain.log'), blockIntervalMs: 3_600_000 });
  await placeSandboxToken(chain.httpUrl, token);
});
afterAll(async () => {
  await chain.stop();
  rmSync(directory, { recursive: true });
});

beforeEach(async () => {
  node = await startLyingNode(chain.httpUrl);
  database = await createTestDatabase(inject('databaseUrl'));
  const { orm } = database;
  ({ id: projectId } = await orm.transaction((transaction) =>
    insertProject(transaction, { name: 'Books', ownerId: 'user_a', planId: 'PAYG' }),
  ));
  // Each test needs its own address, because they share the chain.
  const index = (addressesTaken += 1);
  const given = await createDepositAddressesRepository(orm).provide([projectId], () =>
    deriveDepositAddress(sandboxExtendedPublicKey, index),
  );
  address = given.get(projectId) ?? '';
});
let addressesTaken = 0;
afterEach(async () => {
  await node.stop();
  await database.drop();
});

const env = () => ({
  DEPOSIT_NETWORKS: JSON.stringify([{ chain: 'ethereum', rpcUrl: node.url, confirmations: 1, overlapBlocks: 2, tokens: [token] }]),
});

async function checkLedger(variables: Record<string, string>): Promise<{ lines: string[]; code: number }> {
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env;
  const child = spawn(process.execPath, [builtProgram('ledger-check')], {
    env: { PATH, NODE_COMPILE_CACHE, DATABASE_URL: database.url, ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number>((resolve) => child.on('exit', (code) => resolve(code ?? -1)));
  const lines = (await text(child.stdout)).trim().split('\n');
  return { lines, code: await ended };
}

function watcher() {
  const [network] = parseDepositNetworks(env().DEPOSIT_NETWORKS) ?? [];
  if (network === undefined) throw new Error('There is a network');
  const parameters = { orm: database.orm, client: createDepositClient(network.rpcUrl), network, now: () => new Date() };
  return { scan: () => scanNetwork(parameters), reconcile: () => reconcileBalances(parameters) };
}

const client = () => createTestClient({ mode: 'anvil', transport: http(chain.httpUrl, { timeout: 60_000 }) });

async function move(functionName: 'mint' | 'transfer', from: Address, to: string, units: bigint): Promise<void> {
  const call = { chain: null, account: from, address: token.address as Address, abi, functionName, args: [to as Address, units] } as const;
  await waitForTransactionReceipt(client(), { hash: await writeContract(client(), call), pollingInterval: 20 });
  await client().mine({ blocks: 5 });
}

const balance = async () => (await database.orm.select({ cents: projects.balanceCents }).from(projects)).map(({ cents }) => cents);

test('reports an on-chain balance that the books lack, until it has been credited', async () => {
  const { scan, reconcile } = watcher();
  await scan();
  node.hideLogs(true);
  await move('mint', account, address, 5_000_000n);
  await scan();
  node.hideLogs(false);
  expect([await scan(), await balance()]).toEqual([0, [0]]);
  const before = await checkLedger(env());
  expect(before.code).toBe(1);
  expect(before.lines[0]).toBe(
    `${projectId} 1:${token.address.toLowerCase()}:${address}: an address holds something else on chain than its transfers come to (smallest units: chain, books): expected 5000000, found 0`,
  );
  // Without networks, the check compares the last reading.
  expect(await checkLedger({})).toMatchObject({
    code: 1,
    lines: ['deposits: not checked: DEPOSIT_NETWORKS is not set', before.lines[0], expect.any(String)],
  });
  expect(await reconcile()).toEqual({ credited: 1, unexplained: 0 });
  expect(await balance()).toEqual([500]);
  expect(await checkLedger(env())).toEqual({ code: 0, lines: ['1 ledger entries of 1 projects: every cent is accounted for'] });
});

test('agrees with the chain after the owner of the keys has moved a deposit', async () => {
  const { scan } = watcher();
  await scan();
  await move('mint', account, address, 5_000_000n);
  await scan();
  await client().impersonateAccount({ address: address as Address });
  await client().setBalance({ address: address as Address, value: 10n ** 18n });
  await move('transfer', address as Address, account, 3_000_000n);
  await scan();
  expect(await checkLedger(env())).toMatchObject({ code: 0 });
});

test.each([
  [
    'a node that is unreachable',
    () => ({ DEPOSIT_NETWORKS: env().DEPOSIT_NETWORKS.replace(node.url, 'http://127.0.0.1:1/secret') }),
    'HttpRequestError',
  ],
  ['a network that has not been scanned', env, 'has not been read yet'],
  ['unusable networks', () => ({ DEPOSIT_NETWORKS: '[]' }), 'DEPOSIT_NETWORKS cannot be used'],
])('reports that deposits are not checked with %s, and checks everything else', async (_case, variables, reason) => {
  if (reason === 'HttpRequestError') await watcher().scan();
  const { lines, code } = await checkLedger(variables());
  expect(lines).toEqual([
    expect.stringMatching(new RegExp(`^deposits.*: not checked: .*${reason}`)),
    '0 ledger entries of 0 projects: every cent is accounted for; deposits are compared with the last readings of the chain',
  ]);
  expect([code, lines.join('\n').includes('secret')]).toEqual([0, false]);
});
