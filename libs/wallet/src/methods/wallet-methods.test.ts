// @vitest-environment node

import { startChain } from '@onepoint/sandbox/chains/start-chain';
import * as ethers from 'ethers';
import { setMaxListeners } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import * as viem from 'viem';
import * as viemActions from 'viem/actions';
import * as viemChains from 'viem/chains';
import * as viemSiwe from 'viem/siwe';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import * as wagmiActions from 'wagmi/actions';
import { connectWallet } from '../actions/connect-wallet.ts';
import { createWalletConfig } from '../config/create-wallet-config.ts';
import { createFakeWallet } from '@onepoint/fake-wallets';
import { findWallet, injectWallet } from '../testing/start-wallets.ts';
import type { MethodContext, MethodValues } from './define-method.ts';
import { findWalletMethod, walletMethods, type WalletMethodId } from './wallet-methods.ts';
import { codeLibraries, type CodeLibrary } from './write-code.ts';

// Wallets and wagmi only need an event target.
const window = new EventTarget();
vi.stubGlobal('window', window);
// Every config adds listeners that stay until the page unloads.
setMaxListeners(0, window);

const chain = startTestChain();
const pageModules = {
  ethers,
  viem,
  'viem/actions': viemActions,
  'viem/chains': viemChains,
  'viem/siwe': viemSiwe,
  'wagmi/actions': wagmiActions,
};

/** Creates a page with a connected wallet on a local chain. */
const openPage = async () => {
  const fake = createFakeWallet({ knownChainIds: [1, 11_155_111], canUpgrade: true, rpcUrls: { 1: chain.url } });
  injectWallet(fake.provider);
  const config = createWalletConfig({ gatewayUrl: 'https://rpc.test', rpcUrls: { 1: chain.url } });
  await connectWallet(config, await findWallet(config, 'Browser wallet'));
  const context: MethodContext = {
    account: fake.address,
    chainId: 1,
    origin: 'https://onepoint.test',
    issuedAt: new Date('2026-01-02T03:04:05Z'),
    nonce: 'abcdef123456',
  };
  const request = (id: WalletMethodId, values: MethodValues): Promise<unknown> =>
    fake.provider.request(findWalletMethod(id)?.toRequest(values, context) as never);
  const run = (code: string): Promise<unknown> => runProgram(code, { ...pageModules, './wagmi-config': { config } }, fake.provider);
  return { context, request, run };
};

type Page = Awaited<ReturnType<typeof openPage>>;

/** Deploys a contract that answers every call with 1. */
const deployToken = async ({ context, request }: Page): Promise<string> => {
  const hash = await request('deployContract', findWalletMethod('deployContract')?.example(context) ?? {});
  const client = viem.createClient({ transport: viem.http(chain.url) });
  const { contractAddress } = await viemActions.waitForTransactionReceipt(client, { hash: hash as viem.Hash });
  return contractAddress ?? '';
};

const sendBatch = async ({ context, request }: Page): Promise<string> => {
  const answer = await request('sendCalls', findWalletMethod('sendCalls')?.example(context) ?? {});
  const batchId = (answer as { id: string }).id;
  await expect.poll(async () => (await request('getCallsStatus', { batchId })) as { status: number }).toMatchObject({ status: 200 });
  return batchId;
};

/** Replaces placeholders of the example with a deployed contract or a sent batch. */
const valuesFor = async (page: Page, id: WalletMethodId, example: MethodValues): Promise<MethodValues> => {
  if ('contract' in example && id !== 'watchAsset') return { ...example, contract: await deployToken(page) };
  return 'batchId' in example ? { batchId: await sendBatch(page) } : example;
};

const isHash = (value: unknown): boolean => typeof value === 'string' && /^0x[0-9a-f]{64}$/.test(value);
const isEmpty = (value: unknown): boolean => value === null || value === undefined;
const isSame = (value: unknown, answer: unknown): boolean => JSON.stringify(value) === JSON.stringify(answer);
const isSameNumber = (value: unknown, answer: unknown): boolean => BigInt(value as string) === BigInt(answer as string);
const isDone = (value: unknown, _: unknown, library: CodeLibrary): boolean =>
  library === 'ethers' ? Number(value) === 200 : value === 'success';

/** Whether the output of a program matches the wallet's answer to the request. */
const expectations: Readonly<Record<WalletMethodId, (value: unknown, answer: unknown, library: CodeLibrary) => boolean>> = {
  requestAccounts: isSame,
  accounts: isSame,
  chainId: isSameNumber,
  balance: isSameNumber,
  delegation: (value) => isEmpty(value) || viem.isHex(value),
  personalSign: isSame,
  signTypedData: isSame,
  signIn: isSame,
  sendTransaction: isHash,
  deployContract: isHash,
  erc20Balance: isSameNumber,
  erc20Transfer: isHash,
  erc20Approve: isHash,
  erc721Owner: isSameNumber,
  erc721Transfer: isHash,
  erc1155Balance: isSameNumber,
  erc1155Transfer: isHash,
  getCapabilities: (value) => /"(?:ready|supported)"/.test(JSON.stringify(value)),
  sendCalls: isHash,
  sendAtomicCalls: isHash,
  getCallsStatus: isDone,
  showCallsStatus: isEmpty,
  switchChain: (value, answer, library) => (library === 'wagmi' ? (value as { id: number }).id === 11_155_111 : isEmpty(value)),
  addChain: isEmpty,
  watchAsset: (value) => value === true,
  getPermissions: isSame,
  requestPermissions: isSame,
  revokePermissions: isEmpty,
  raw: (value) => viem.isHex(value),
};

it.each(walletMethods)('$id works as a request and in every code sample', async (method) => {
  for (const library of codeLibraries) {
    const page = await openPage();
    const values = await valuesFor(page, method.id, method.example(page.context));
    const code = method.toCode(values, page.context)[library];
    const value = await page.run(code);
    const answer = method.group === 'chain' ? null : await page.request(method.id, values);
    expect({ library, value, isRight: expectations[method.id](value, answer, library) }).toMatchObject({ isRight: true });
  }
});

it('throws for invalid values', async () => {
  const { context } = await openPage();
  expect(() => findWalletMethod('sendTransaction')?.toRequest({ to: '0x1', value: '1', data: '' }, context)).toThrow();
});

it('finds methods by their unique ids', () => {
  expect(new Set(walletMethods.map(({ id }) => id)).size).toBe(walletMethods.length);
  expect(findWalletMethod('constructor')).toBeUndefined();
});

type Program = (modules: Readonly<Record<string, object>>, window: object, console: { log: (value: unknown) => void }) => Promise<void>;

/** Runs a program with imports from `modules` and returns what it logs. Throws for unknown imports. */
async function runProgram(source: string, modules: Readonly<Record<string, object>>, ethereum: unknown): Promise<unknown> {
  const body = source.replaceAll(/^import \{ (.+) \} from '(.+)';$/gm, (_, names: string, module: string) => {
    if (modules[module] === undefined) throw new Error(`no module ${module}`);
    for (const name of names.split(', ')) {
      if (!((name.split(' as ')[0] ?? '') in modules[module])) throw new Error(`${module} exports no ${name}`);
    }
    return `const { ${names.replaceAll(' as ', ': ')} } = modules['${module}'];`;
  });
  const run = runInThisContext(`(async (modules, window, console) => {\n${body}\n})`) as Program;
  const printed: unknown[] = [];
  await run(modules, { ethereum }, { log: (value) => printed.push(value) });
  return printed[0];
}

/** Starts a local chain with id 1. The URL is set when the first test runs. */
function startTestChain(): { readonly url: string } {
  const running = { url: '' };
  let stop: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    const logFile = join(mkdtempSync(join(tmpdir(), 'onepoint-chain-')), 'chain.log');
    const started = await startChain({ slug: 'ethereum', chainId: 1, logFile });
    running.url = started.httpUrl;
    stop = started.stop;
  });
  afterAll(async () => stop?.());
  return running;
}
