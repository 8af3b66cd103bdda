import { ContractFactory, JsonRpcProvider, NonceManager, Wallet } from 'ethers';
import { createPublicClient, createWalletClient, defineChain, hexToBigInt, http, webSocket, type Hex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';

/**
 * Smallest contract with state: the constructor stores 42 in slot 0, and any call returns slot 0.
 *
 * Constructor: PUSH1 42, PUSH1 0, SSTORE, then CODECOPY and RETURN of the 11 bytes behind it.
 * Runtime: PUSH1 0, SLOAD, PUSH1 0, MSTORE, PUSH1 32, PUSH1 0, RETURN.
 */
export const storageContract = {
  bytecode: '0x602a600055600b8060106000396000f360005460005260206000f3',
  abi: [{ type: 'function', name: 'value', stateMutability: 'view', inputs: [], outputs: [{ name: '', type: 'uint256' }] }],
  value: 42n,
} as const;

/** For one call. The default of ten seconds is too short on a busy machine. */
const timeout = 120_000;

/** First account of the well-known test mnemonic, funded on every embedded chain. */
const fundedTestKey = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80';

const chainAt = (httpUrl: string, chainId: number) =>
  defineChain({
    id: chainId,
    name: 'embedded',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [httpUrl] } },
  });

export async function deployWithViem(httpUrl: string, chainId: number): Promise<bigint> {
  const chain = chainAt(httpUrl, chainId);
  const transport = http(httpUrl, { retryCount: 0, timeout });
  const wallet = createWalletClient({ account: privateKeyToAccount(fundedTestKey), chain, transport });
  const client = createPublicClient({ chain, transport, pollingInterval: 200 });
  const hash = await wallet.deployContract({ abi: storageContract.abi, bytecode: storageContract.bytecode });
  const { contractAddress } = await client.waitForTransactionReceipt({ hash });
  if (contractAddress === null || contractAddress === undefined) throw new Error('The receipt names no contract');
  return client.readContract({ address: contractAddress, abi: storageContract.abi, functionName: 'value' });
}

export async function firstNewHead(wsUrl: string, chainId: number, produceBlock: () => Promise<unknown>): Promise<bigint> {
  // Every 30 seconds, `keepAlive` sends a request that the gateway counts.
  const transport = webSocket(wsUrl, { retryCount: 0, reconnect: false, keepAlive: false, timeout });
  const client = createPublicClient({ chain: chainAt(wsUrl, chainId), transport });
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

export async function deployWithEthers(httpUrl: string, chainId: number): Promise<bigint> {
  const provider = new JsonRpcProvider(httpUrl, chainId, { staticNetwork: true, pollingInterval: 200 });
  try {
    const signer = new NonceManager(new Wallet(fundedTestKey, provider));
    const factory = new ContractFactory(storageContract.abi, storageContract.bytecode, signer);
    const contract = await (await factory.deploy()).waitForDeployment();
    return (await contract.getFunction('value')()) as bigint;
  } finally {
    provider.destroy();
  }
}
