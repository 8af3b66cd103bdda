import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sandboxExtendedPublicKey } from '@onepoint/environment';
import type { RunningChain } from '../chains/start-chain.ts';
import { placeSandboxToken, sandboxTokenOf } from '../chains/token/sandbox-token.ts';

/** Local chains are never rewritten; a few blocks let people see a deposit wait. */
const confirmations = 3;

/** Says to operators' programs where the chains of the last start listen. */
const networksFileOf = (dataDir: string): string => join(dataDir, 'chains', 'deposit-networks.json');

/** Keeps what the API reads of deposits for programs that run beside it. */
export async function saveDepositNetworks(dataDir: string, { DEPOSIT_NETWORKS: networks }: NodeJS.ProcessEnv): Promise<void> {
  if (networks !== undefined) await writeFile(networksFileOf(dataDir), networks);
}

/** What a program of an operator reads of deposits: the configured networks, else the embedded chains of the last start, whether they run or not. */
export async function readDepositNetworks(dataDir: string): Promise<NodeJS.ProcessEnv> {
  const configured = process.env['DEPOSIT_NETWORKS'];
  if (configured !== undefined && configured !== '') return { DEPOSIT_NETWORKS: configured };
  const networks = await readFile(networksFileOf(dataDir), 'utf8').catch(() => undefined);
  return networks === undefined ? {} : { DEPOSIT_NETWORKS: networks };
}

/** Gives the embedded chains their dollar token, and the API what it needs to take deposits of it. */
export async function provideDeposits(chains: readonly Pick<RunningChain, 'slug' | 'httpUrl'>[]): Promise<NodeJS.ProcessEnv> {
  const networks = await Promise.all(
    chains.map(async ({ slug, httpUrl }) => {
      const token = sandboxTokenOf(slug);
      if (token === undefined) return [];
      await placeSandboxToken(httpUrl, token);
      return [{ chain: slug, rpcUrl: httpUrl, confirmations, tokens: [token] }];
    }),
  );
  return { DEPOSIT_XPUB: sandboxExtendedPublicKey, DEPOSIT_NETWORKS: JSON.stringify(networks.flat()) };
}
