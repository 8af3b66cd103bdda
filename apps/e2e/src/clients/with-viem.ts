import { createPublicClient, createWalletClient, defineChain, hexToBigInt, http, webSocket, type Hex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { fundedTestKey, storageContract } from './storage-contract.ts';

const chainAt = (httpUrl: string, chainId: number) =>
  defineChain({
    id: chainId,
    name: 'embedded',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [httpUrl] } },
  });

/** Deploys a contract in a signed transaction and reads its state back. */
export async function deployWithViem(httpUrl: string, chainId: number): Promise<bigint> {
  const chain = chainAt(httpUrl, chainId);
  const transport = http(httpUrl, { retryCount: 0 });
  const wallet = createWalletClient({ account: privateKeyToAccount(fundedTestKey), chain, transport });
  const client = createPublicClient({ chain, transport, pollingInterval: 200 });
  const hash = await wallet.deployContract({ abi: storageContract.abi, bytecode: storageContract.bytecode });
  const { contractAddress } = await client.waitForTransactionReceipt({ hash });
  if (contractAddress === null || contractAddress === undefined) throw new Error('The receipt names no contract');
  return client.readContract({ address: contractAddress, abi: storageContract.abi, functionName: 'value' });
}

/** Subscribes to new heads over WebSocket and resolves with the number of the first block that arrives. */
export async function firstNewHead(wsUrl: string, chainId: number, produceBlock: () => Promise<unknown>): Promise<bigint> {
  const client = createPublicClient({ chain: chainAt(wsUrl, chainId), transport: webSocket(wsUrl, { retryCount: 0, reconnect: false }) });
  const { promise, resolve, reject } = Promise.withResolvers<bigint>();
  const { unsubscribe } = await client.transport.subscribe({
    params: ['newHeads'],
    onData: ({ result }) => resolve(hexToBigInt((result as { number: Hex }).number)),
    onError: reject,
  });
  await produceBlock();
  const number = await promise;
  await unsubscribe();
  const socket = await client.transport.getRpcClient();
  socket.close();
  return number;
}
