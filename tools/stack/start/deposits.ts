import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RunningChain } from '../chains/start-chain.ts';
import { placeSandboxToken, sandboxTokenOf } from '../chains/token/sandbox-token.ts';

/**
 * Account 1 of the mnemonic that all development nodes share, `m/44'/60'/1'`: everybody has its private key, and a server in production refuses
 * it (`apps/api` tests that both agree). Account 0 is the one that the chains fund and wallets use.
 */
export const sandboxDepositKey =
  'xpub6Ce9NcJvTk372KjsGfWqbcex5DumjpNquQLApoeQUavSCjEc823BV1tb4rXUuPuht8h2hSxkg2EXUaKUJmniJvRZAELxypsCzBFdtosmV76';

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
  return { DEPOSIT_XPUB: sandboxDepositKey, DEPOSIT_NETWORKS: JSON.stringify(networks.flat()) };
}
