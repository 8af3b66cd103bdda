import { placeSandboxToken, sandboxTokenOf } from '@onepoint/sandbox/chains/sandbox-token';
import { Contract, JsonRpcProvider, WebSocketProvider, Wallet, type JsonRpcApiProvider } from 'ethers';
import {
  BaseError,
  ContractFunctionRevertedError,
  createPublicClient,
  createWalletClient,
  getContract,
  http,
  parseAbi,
  webSocket,
  type Hex,
  type Transport,
} from 'viem';
import { mnemonicToAccount } from 'viem/accounts';
import { mainnet } from 'viem/chains';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { HttpProvider, Web3, WebSocketProvider as Web3WebSocketProvider } from 'web3';
import type { TestKey } from '../testing/create-key.ts';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway.ts';

let gateway: TestGateway;
let key: TestKey;

beforeAll(async () => {
  await placeSandboxToken(inject('chain').httpUrl, token);
  gateway = await startTestGateway();
  key = await gateway.createKey();
});

afterAll(async () => {
  await gateway.stop();
  expect(gateway.troubles).toEqual([]);
});

const token = sandboxTokenOf('ethereum')!;
const tokenAddress = token.address as Hex;
const abi = [
  'function mint(address to, uint256 value)',
  'function transfer(address to, uint256 value) returns (bool)',
  'function balanceOf(address owner) view returns (uint256)',
  'function symbol() view returns (string)',
  'event Transfer(address indexed from, address indexed to, uint256 value)',
] as const;
/** Events arrive with blocks, which the chain mines every second. */
const patience = { timeout: 60_000 };
const transports = ['http', 'ws'] as const;
type TransportName = (typeof transports)[number];

const endpoint = (scheme: TransportName) => `${gateway.address.replace('http', scheme)}/rpc/ethereum/${key.secret}`;
/** Accounts that every local chain funds. Each suite has its own, so that nonces don't collide. */
const account = (addressIndex: number) =>
  mnemonicToAccount('test test test test test test test test test test test junk', { addressIndex });
const secretOf = (addressIndex: number): Hex => `0x${Buffer.from(account(addressIndex).getHdKey().privateKey!).toString('hex')}`;
const receiver = '0x000000000000000000000000000000000000bEEF';

describe.each(transports)('viem over %s', (name) => {
  const sender = account(name === 'http' ? 1 : 2);

  async function connect() {
    const url = endpoint(name);
    const transport: Transport = name === 'http' ? http(url, { batch: true }) : webSocket(url, { reconnect: false });
    const reader = createPublicClient({ chain: mainnet, transport, pollingInterval: 50 });
    const wallet = createWalletClient({ chain: mainnet, transport, account: sender });
    if (name === 'ws') {
      const socket = await (reader.transport as unknown as { getRpcClient: () => Promise<{ close: () => void }> }).getRpcClient();
      onTestFinished(() => socket.close());
    }
    const contract = getContract({ address: tokenAddress, abi: parseAbi(abi), client: { public: reader, wallet } });
    return { reader, wallet, contract };
  }

  it('reads blocks, fees, balances, code, and history', async () => {
    const { reader } = await connect();
    const block = await reader.getBlock({ includeTransactions: true });
    expect(await reader.getBlock({ blockHash: block.hash })).toMatchObject({ number: block.number, parentHash: block.parentHash });
    const [chainId, fees, balance, code, history] = await Promise.all([
      reader.getChainId(),
      reader.estimateFeesPerGas(),
      reader.getBalance({ address: sender.address }),
      reader.getCode({ address: tokenAddress }),
      reader.getFeeHistory({ blockCount: 1, rewardPercentiles: [50] }),
    ]);
    expect({ chainId, hasFees: fees.maxFeePerGas > 0n, hasBalance: balance > 0n, hasCode: code !== undefined }).toEqual({
      chainId: 1,
      hasFees: true,
      hasBalance: true,
      hasCode: true,
    });
    expect(history.reward).toHaveLength(1);
  });

  it('sends value, calls a contract, and finds its event', async () => {
    const { reader, wallet, contract } = await connect();
    const before = await reader.getBalance({ address: receiver });
    const sent = await wallet.sendTransaction({ to: receiver, value: 5n });
    expect(await reader.waitForTransactionReceipt({ hash: sent })).toMatchObject({ status: 'success' });
    expect(await reader.getBalance({ address: receiver })).toBeGreaterThanOrEqual(before + 5n);
    const minted = await reader.waitForTransactionReceipt({ hash: await contract.write.mint([sender.address, 7n]) });
    expect(await contract.read.balanceOf([sender.address])).toBeGreaterThanOrEqual(7n);
    const logs = await contract.getEvents.Transfer({ to: sender.address }, { fromBlock: minted.blockNumber, toBlock: minted.blockNumber });
    expect(logs.map(({ args }) => args.value)).toEqual([7n]);
  });

  it('shows why a call reverts', async () => {
    const { contract } = await connect();
    const error: unknown = await contract.simulate.transfer([receiver, 10n ** 30n], { account: sender }).catch((thrown: unknown) => thrown);
    const reverted = error instanceof BaseError ? error.walk((cause) => cause instanceof ContractFunctionRevertedError) : null;
    expect(reverted).toMatchObject({ data: { errorName: 'Panic', args: [0x11n] } });
  });

  it('watches blocks and events', async () => {
    const { reader, contract } = await connect();
    const heads: bigint[] = [];
    onTestFinished(reader.watchBlockNumber({ onBlockNumber: (height) => heads.push(height) }));
    const values: (bigint | undefined)[] = [];
    onTestFinished(
      contract.watchEvent.Transfer({ to: sender.address }, { onLogs: (logs) => values.push(...logs.map(({ args }) => args.value)) }),
    );
    await expect.poll(() => heads.length, patience).toBeGreaterThan(1);
    await reader.waitForTransactionReceipt({ hash: await contract.write.mint([sender.address, 11n]) });
    await expect.poll(() => values, patience).toEqual([11n]);
    expect(heads).toEqual(heads.toSorted((a, b) => Number(a - b)));
  });
});

describe.each(transports)('ethers over %s', (name) => {
  function connect() {
    const url = endpoint(name);
    const provider: JsonRpcApiProvider =
      name === 'http'
        ? new JsonRpcProvider(url, undefined, { pollingInterval: 50, cacheTimeout: -1 })
        : new WebSocketProvider(url, undefined, { cacheTimeout: -1 });
    // Destroying a provider that polls can reject a request that nobody handles.
    onTestFinished(async () => {
      if (name === 'http') await provider.removeAllListeners();
      else provider.destroy();
    });
    const wallet = new Wallet(secretOf(name === 'http' ? 3 : 4), provider);
    return { provider, wallet, contract: new Contract(tokenAddress, abi, wallet) };
  }

  it('reads blocks, fees, balances, code, and history', async () => {
    const { provider, wallet } = connect();
    const [network, block, fees, balance, code] = await Promise.all([
      provider.getNetwork(),
      provider.getBlock('latest', true),
      provider.getFeeData(),
      provider.getBalance(wallet.address),
      provider.getCode(tokenAddress),
    ]);
    expect({ chainId: network.chainId, hasFees: fees.maxFeePerGas !== null, hasBalance: balance > 0n, hasCode: code.length > 2 }).toEqual({
      chainId: 1n,
      hasFees: true,
      hasBalance: true,
      hasCode: true,
    });
    expect((await provider.getBlock(block?.hash ?? ''))?.number).toBe(block?.number);
  });

  it('sends value, calls a contract, and finds its event', async () => {
    const { wallet, contract } = connect();
    const receipt = await (await wallet.sendTransaction({ to: receiver, value: 1n })).wait();
    expect(receipt?.status).toBe(1);
    const minted = await (await contract.getFunction('mint').send(wallet.address, 7n)).wait();
    expect(await contract.getFunction('balanceOf').staticCall(wallet.address)).toBeGreaterThanOrEqual(7n);
    const filter = contract.filters['Transfer']!(null, wallet.address);
    const logs = await contract.queryFilter(filter, minted?.blockNumber, minted?.blockNumber);
    expect(logs.map((log) => ('args' in log ? log.args['value'] : undefined))).toEqual([7n]);
  });

  it('shows why a call reverts', async () => {
    const { contract } = connect();
    await expect(contract.getFunction('transfer').staticCall(receiver, 10n ** 30n)).rejects.toMatchObject({
      code: 'CALL_EXCEPTION',
      revert: { name: 'Panic', args: [0x11] },
    });
  });

  it('watches blocks and events', async () => {
    const { provider, wallet, contract } = connect();
    const heads: number[] = [];
    await provider.on('block', (height: number) => heads.push(height));
    const values: unknown[] = [];
    await contract.on(contract.filters['Transfer']!(null, wallet.address), ({ args }: { args: Record<string, unknown> }) =>
      values.push(args['value']),
    );
    await expect.poll(() => heads.length, patience).toBeGreaterThan(1);
    await (await contract.getFunction('mint').send(wallet.address, 11n)).wait();
    await expect.poll(() => values, patience).toEqual([11n]);
    expect(heads).toEqual(heads.toSorted((a, b) => a - b));
  });
});

function connectWeb3(name: TransportName, addressIndex: number) {
  const url = endpoint(name);
  const provider = name === 'http' ? new HttpProvider(url) : new Web3WebSocketProvider(url, {}, { autoReconnect: false });
  if (provider instanceof Web3WebSocketProvider) onTestFinished(() => provider.disconnect());
  const web3 = new Web3(provider);
  web3.transactionPollingInterval = 50;
  const [{ address }] = web3.eth.accounts.wallet.add(secretOf(addressIndex)) as unknown as [{ address: string }];
  const contract = new web3.eth.Contract(parseAbi(abi), tokenAddress);
  return { web3, address, contract };
}

describe.each(transports)('web3.js over %s', (name) => {
  const connect = () => connectWeb3(name, name === 'http' ? 5 : 6);

  it('reads blocks, fees, balances, code, and history', async () => {
    const { web3, address } = connect();
    const block = await web3.eth.getBlock('latest', true);
    expect(await web3.eth.getBlock(block.hash)).toMatchObject({ number: block.number, parentHash: block.parentHash });
    const [chainId, gasPrice, balance, code] = await Promise.all([
      web3.eth.getChainId(),
      web3.eth.getGasPrice(),
      web3.eth.getBalance(address),
      web3.eth.getCode(tokenAddress),
    ]);
    expect({ chainId, hasPrice: gasPrice > 0n, hasBalance: balance > 0n, hasCode: code.length > 2 }).toEqual({
      chainId: 1n,
      hasPrice: true,
      hasBalance: true,
      hasCode: true,
    });
  });

  it('sends value, calls a contract, and finds its event', async () => {
    const { web3, address, contract } = connect();
    const receipt = await web3.eth.sendTransaction({ from: address, to: receiver, value: 1n });
    expect(receipt.status).toBe(1n);
    const { blockNumber } = await contract.methods.mint(address, 7n).send({ from: address });
    expect(await contract.methods.balanceOf?.(address).call()).toBeGreaterThanOrEqual(7n);
    const logs = await contract.getPastEvents('Transfer', { filter: { to: address }, fromBlock: blockNumber, toBlock: blockNumber });
    expect(logs.map((log) => (typeof log === 'string' ? log : log.returnValues['value']))).toEqual([7n]);
  });

  it('shows why a call reverts', async () => {
    const { address, contract } = connect();
    const call = contract.methods.transfer?.(receiver, 10n ** 30n).call({ from: address });
    await expect(call).rejects.toMatchObject({ cause: { data: expect.stringMatching(/^0x4e487b71.*11$/u) } });
  });

  it('sends batches', async () => {
    const { web3 } = connect();
    const batch = new web3.BatchRequest();
    const results = [batch.add({ method: 'eth_chainId', params: [] }), batch.add({ method: 'net_version', params: [] })];
    await batch.execute();
    expect(await Promise.all(results)).toEqual(['0x1', '1']);
  });
});

it('web3.js subscribes to blocks and events', async () => {
  const { web3, address, contract } = connectWeb3('ws', 7);
  const heads: unknown[] = [];
  (await web3.eth.subscribe('newHeads')).on('data', ({ number }) => void heads.push(number));
  const values: unknown[] = [];
  contract.events.Transfer({ filter: { to: address } }).on('data', ({ returnValues }) => void values.push(returnValues['value']));
  await expect.poll(() => heads.length, patience).toBeGreaterThan(1);
  await contract.methods.mint(address, 11n).send({ from: address });
  await expect.poll(() => values, patience).toEqual([11n]);
});

it('shows why a paused key is rejected', async () => {
  const paused = await gateway.createKey();
  await gateway.database.pool.query(`update api_keys set status = 'paused' where id = $1`, [paused.apiKeyId]);
  const reader = createPublicClient({ transport: http(`${gateway.address}/rpc/ethereum/${paused.secret}`, { retryCount: 0 }) });
  await expect(reader.getBlockNumber()).rejects.toThrow('This API key is paused.');
});
