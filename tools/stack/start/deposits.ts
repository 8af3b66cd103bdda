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
