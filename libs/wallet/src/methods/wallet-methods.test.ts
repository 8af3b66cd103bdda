// @vitest-environment node
import * as ethers from 'ethers';
import { setMaxListeners } from 'node:events';
import * as viem from 'viem';
import * as viemActions from 'viem/actions';
import * as viemChains from 'viem/chains';
import * as viemSiwe from 'viem/siwe';
import { expect, it, vi } from 'vitest';
import * as wagmiActions from 'wagmi/actions';
import { connectWallet } from '../actions/connect-wallet.ts';
import { createWalletConfig } from '../config/create-wallet-config.ts';
import { createFakeWallet } from '../fake/create-fake-wallet.ts';
import { runProgram } from '../testing/run-program.ts';
import { findWallet, injectWallet } from '../testing/start-wallets.ts';
import { startTestChain } from '../testing/start-test-chain.ts';
import { codeLibraries, type CodeLibrary } from './code/code-sample.ts';
import type { MethodContext, MethodValues } from './wallet-method.ts';
import { findWalletMethod, walletMethods, type WalletMethodId } from './wallet-methods.ts';

// All that wallets and wagmi need of a page.
const window = new EventTarget();
vi.stubGlobal('window', window);
// Every configuration listens for wallets as long as its page lives.
setMaxListeners(0, window);

const chain = startTestChain();
const modules = {
  ethers,
  viem,
  'viem/actions': viemActions,
  'viem/chains': viemChains,
  'viem/siwe': viemSiwe,
  'wagmi/actions': wagmiActions,
};

/** A page with one connected wallet on a real chain, and a program's way into it. */
const openPage = async () => {
  const fake = createFakeWallet({ knownChainIds: [1, 11_155_111], rpcUrls: { 1: chain.url } });
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
  const run = (code: string): Promise<unknown> => runProgram(code, { ...modules, './wagmi-config': { config } }, fake.provider);
  return { context, request, run };
};

type Page = Awaited<ReturnType<typeof openPage>>;

/** A contract that answers 1 to whatever it is asked, in place of a token. */
const deployToken = async ({ context, request }: Page): Promise<string> => {
  const hash = await request('deployContract', findWalletMethod('deployContract')?.example(context) ?? {});
  const client = viem.createClient({ transport: viem.http(chain.url) });
  const { contractAddress } = await viemActions.waitForTransactionReceipt(client, { hash: hash as viem.Hash });
  return contractAddress ?? '';
};

const sendBatch = async ({ context, request }: Page): Promise<string> => {
  const answer = await request('sendCalls', findWalletMethod('sendCalls')?.example(context) ?? {});
  return (answer as { id: string }).id;
};

/** Values that refer to something real, where the example cannot know it. */
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

/** What a program prints, beside what the wallet answers to the request itself. */
const expectations: Readonly<Record<WalletMethodId, (value: unknown, answer: unknown, library: CodeLibrary) => boolean>> = {
  requestAccounts: isSame,
  accounts: isSame,
  chainId: isSameNumber,
  balance: isSameNumber,
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
  getCapabilities: (value) => JSON.stringify(value).includes('unsupported'),
  sendCalls: isHash,
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

it.each(walletMethods)('$id works as a request and as the programs it is shown as', async (method) => {
  for (const library of codeLibraries) {
    const page = await openPage();
    const values = await valuesFor(page, method.id, method.example(page.context));
    const code = method.toCode(values, page.context)[library];
    const value = await page.run(code);
    const answer = method.group === 'chain' ? null : await page.request(method.id, values);
    expect({ library, value, isRight: expectations[method.id](value, answer, library) }).toMatchObject({ isRight: true });
  }
});

it('refuses values that are not of the fields, before any wallet is asked', async () => {
  const { context } = await openPage();
  expect(() => findWalletMethod('sendTransaction')?.toRequest({ to: '0x1', value: '1', data: '' }, context)).toThrow();
});

it('knows its methods by id, and no other', () => {
  expect(new Set(walletMethods.map(({ id }) => id)).size).toBe(walletMethods.length);
  expect(findWalletMethod('constructor')).toBeUndefined();
});
