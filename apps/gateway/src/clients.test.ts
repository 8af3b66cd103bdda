import { testAccount } from '@onepoint/sandbox/chains/embedded-chains';
import { JsonRpcProvider, Wallet } from 'ethers';
import { createPublicClient, createWalletClient, http, parseEther, webSocket } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { mainnet } from 'viem/chains';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { TestKey } from './testing/create-key.ts';
import { startTestGateway, type TestGateway } from './testing/start-test-gateway.ts';

let gateway: TestGateway;
let key: TestKey;

beforeAll(async () => {
  gateway = await startTestGateway();
  key = await gateway.createKey();
});

afterAll(async () => {
  await gateway.stop();
  expect(gateway.troubles).toEqual([]);
});

const endpoint = (scheme = 'http') => `${gateway.address.replace('http', scheme)}/rpc/ethereum/${key.secret}`;

/** Creation code of a contract that returns 42 for every call: PUSH1 42, PUSH1 0, MSTORE, PUSH1 32, PUSH1 0, RETURN. */
const answerContract = '0x600a600c600039600a6000f3602a60005260206000f3';

describe('real clients', () => {
  it('viem reads, sends a signed transaction, deploys a contract, and reads its state', async () => {
    const transport = http(endpoint());
    const account = privateKeyToAccount(testAccount.privateKey);
    const reader = createPublicClient({ chain: mainnet, transport, pollingInterval: 50 });
    const wallet = createWalletClient({ chain: mainnet, transport, account });
    expect(await reader.getChainId()).toBe(1);
    const to = '0x000000000000000000000000000000000000bEEF';
    const sent = await wallet.sendTransaction({ to, value: parseEther('1') });
    expect(await reader.waitForTransactionReceipt({ hash: sent })).toMatchObject({ status: 'success' });
    expect(await reader.getBalance({ address: to })).toBeGreaterThanOrEqual(parseEther('1'));
    const { contractAddress } = await reader.waitForTransactionReceipt({ hash: await wallet.sendTransaction({ data: answerContract }) });
    const { data } = await reader.call({ to: contractAddress ?? null });
    expect(BigInt(data ?? 0)).toBe(42n);
  });

  it('viem sends batches', async () => {
    const reader = createPublicClient({ chain: mainnet, transport: http(endpoint(), { batch: true }) });
    const [block, chainId, gasPrice] = await Promise.all([reader.getBlockNumber(), reader.getChainId(), reader.getGasPrice()]);
    expect({ chainId, isBlock: block >= 0n, hasGasPrice: gasPrice > 0n }).toEqual({ chainId: 1, isBlock: true, hasGasPrice: true });
  });

  it('ethers reads and sends through one endpoint', async () => {
    const provider = new JsonRpcProvider(endpoint(), undefined, { polling: true, pollingInterval: 50 });
    onTestFinished(() => provider.destroy());
    expect((await provider.getNetwork()).chainId).toBe(1n);
    const wallet = new Wallet('0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d', provider);
    const receipt = await (await wallet.sendTransaction({ to: '0x000000000000000000000000000000000000dEaD', value: 1n })).wait();
    expect(receipt?.status).toBe(1);
  });

  it('viem subscribes to newHeads over WebSocket', async () => {
    const reader = createPublicClient({ chain: mainnet, transport: webSocket(endpoint('ws')) });
    const head = await new Promise<bigint | null>((resolve, reject) => {
      const unwatch = reader.watchBlocks({
        onBlock: (block) => {
          unwatch();
          resolve(block.number);
        },
        onError: reject,
      });
    });
    expect(head).toBeGreaterThanOrEqual(0n);
    const socket = await reader.transport.getSocket();
    socket.close();
  });

  it('viem shows why a paused key is rejected', async () => {
    const paused = await gateway.createKey();
    await gateway.database.pool.query(`update api_keys set status = 'paused' where id = $1`, [paused.apiKeyId]);
    const reader = createPublicClient({ transport: http(`${gateway.address}/rpc/ethereum/${paused.secret}`, { retryCount: 0 }) });
    await expect(reader.getBlockNumber()).rejects.toThrow('This API key is paused.');
  });
});
