import { getAnvilBinary } from '@onepoint/sandbox/chains/anvil-binary';
import { testAccount } from '@onepoint/sandbox/chains/embedded-chains';
import { placeSandboxToken, sandboxTokenOf } from '@onepoint/sandbox/chains/sandbox-token';
import { findFreePort } from '@onepoint/sandbox/processes/free-port';
import { setTimeout as sleep } from 'node:timers/promises';
import { encodeFunctionData, parseAbi } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { startMeasured } from '../gateway/start-measured.ts';
import { BenchError } from '../report/figures.ts';

const chainId = 1;
/** Blocks have the same timestamps on both chains. */
const genesisTime = 1_700_000_000;
const blockSeconds = 12;

interface TwinChain {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

export interface TwinChains {
  readonly chains: readonly [TwinChain, TwinChain];
  /** The same transactions on both chains: a plain transfer, and a token transfer with a log. */
  readonly transactionHashes: readonly string[];
  readonly blockHash: string;
  readonly token: string;
  /** A signed transaction that is on neither chain. */
  readonly signTransfer: (nonce: number) => Promise<string>;
  /** Resolves when the transaction with this nonce is in a block of both chains. */
  readonly waitForTransfer: (nonce: number) => Promise<void>;
}

interface StartTwinChainsParameters {
  readonly directory: string;
  /** Accounts and contracts at the start, in geth's format. @default none */
  readonly genesisFile?: string;
  readonly stops: (() => Promise<unknown>)[];
}

/**
 * Starts two local chains with identical blocks, so that each state change can be made once per chain.
 *
 * @throws {BenchError} if the blocks differ
 */
export async function startTwinChains({ directory, genesisFile, stops }: StartTwinChainsParameters): Promise<TwinChains> {
  const genesis = genesisFile === undefined ? [] : ['--init', genesisFile];
  const chains = [await startChain(directory, genesis), await startChain(directory, genesis)] as const;
  stops.push(...chains.map(({ stop }) => stop));
  const token = sandboxTokenOf('ethereum');
  if (token === undefined) throw new BenchError('There is no token on the local chain.');
  const account = privateKeyToAccount(testAccount.privateKey);
  const data = encodeFunctionData({
    abi: parseAbi(['function mint(address to, uint256 amount)']),
    functionName: 'mint',
    args: [account.address, 5_000_000n],
  });
  const sign = (nonce: number, to: string, callData?: `0x${string}`) =>
    account.signTransaction({
      chainId,
      nonce,
      to: to as `0x${string}`,
      value: callData === undefined ? 7n : 0n,
      ...(callData === undefined ? {} : { data: callData }),
      gas: 200_000n,
      maxFeePerGas: 20_000_000_000n,
      maxPriorityFeePerGas: 1_000_000_000n,
      type: 'eip1559',
    });
  const signed = [await sign(0, account.address), await sign(1, token.address, data)];
  const [first, second] = await Promise.all(
    chains.map(async ({ origin }) => {
      await placeSandboxToken(origin, token);
      await ask(origin, 'anvil_setBlockTimestampInterval', [blockSeconds]);
      const hashes: unknown[] = [];
      for (const [nonce, transaction] of signed.entries()) {
        hashes.push(await ask(origin, 'eth_sendRawTransaction', [transaction]));
        await waitForNonce(origin, account.address, nonce);
      }
      return { hashes: hashes as string[], block: (await ask(origin, 'eth_getBlockByNumber', ['latest', false])) as { hash: string } };
    }),
  );
  if (first === undefined || first.block.hash !== second?.block.hash) throw new BenchError('The two local chains have different blocks.');
  return {
    chains,
    transactionHashes: first.hashes,
    blockHash: first.block.hash,
    token: token.address,
    signTransfer: (nonce) => sign(nonce, account.address),
    waitForTransfer: async (nonce) => {
      for (const { origin } of chains) await waitForNonce(origin, account.address, nonce);
    },
  };
}

const pollMs = 5;
const pollsMax = 400;

async function waitForNonce(origin: string, address: string, nonce: number): Promise<void> {
  for (let polls = 0; polls < pollsMax; polls += 1) {
    if (Number(await ask(origin, 'eth_getTransactionCount', [address, 'latest'])) > nonce) return;
    await sleep(pollMs);
  }
  throw new BenchError('A local chain didn’t include a transaction.');
}

async function startChain(directory: string, genesis: readonly string[]): Promise<TwinChain> {
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const words = ['--host', '127.0.0.1', '--port', String(port), '--chain-id', String(chainId), '--timestamp', String(genesisTime)];
  const { stop } = await startMeasured(`anvil-${port}`, {
    command: getAnvilBinary(),
    args: [...words, '--quiet', ...genesis],
    address: origin,
    env: { HOME: directory },
    directory,
  });
  return { origin, stop };
}

async function ask(origin: string, method: string, params: readonly unknown[]): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const response = await fetch(origin, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  const answer = (await response.json()) as { result?: unknown; error?: unknown };
  if (answer.error !== undefined) throw new BenchError(`${method}: ${JSON.stringify(answer.error)}`);
  return answer.result;
}
