import { findServiceChain } from '@onepoint/chains';
import type { Problem, Variables } from '@onepoint/environment';
import { getAddress, isAddress } from 'viem';
import { z } from 'zod';
import { isExtendedPublicKey } from '../modules/deposits/deposit-addresses.ts';
import type { DepositConfig, DepositNetwork } from '../modules/deposits/deposit-network.ts';

/** About a minute on the fastest chain, and most of an hour on Ethereum. */
const defaultOverlapBlocks = 256;
/** Nodes search at most this many blocks in one call. */
const overlapBlocksMax = 1_000;

const networkSchema = z.object({
  chain: z.string(),
  rpcUrl: z.url({ protocol: /^https?$/ }),
  confirmations: z.number().int().min(1).max(10_000),
  overlapBlocks: z.number().int().min(1).max(overlapBlocksMax).default(defaultOverlapBlocks),
  tokens: z
    .array(
      z.object({
        symbol: z.string().min(1),
        address: z.string().refine((text) => isAddress(text), 'must be an address with its EIP-55 checksum'),
        decimals: z.number().int().min(0).max(36),
      }),
    )
    .min(1),
});

/**
 * `DEPOSIT_XPUB`: extended public key of the account that receives deposits. `DEPOSIT_NETWORKS`: JSON with, per network, the chain's slug, a node,
 * the required confirmations, the dollar tokens that are credited one to one, and optionally how many blocks are searched again each time.
 */
export const depositEnvShape = {
  DEPOSIT_XPUB: z.string().optional(),
  DEPOSIT_NETWORKS: z.string().optional(),
};

/** The config is null when unset. `problems` has an entry for each unusable variable. */
export function readDepositEnv({ DEPOSIT_XPUB: extendedPublicKey, DEPOSIT_NETWORKS: text }: Variables): {
  config: DepositConfig | null;
  problems: Problem[];
} {
  if (extendedPublicKey === undefined && text === undefined) return { config: null, problems: [] };
  const problems: Problem[] = [];
  if (extendedPublicKey === undefined || !isExtendedPublicKey(extendedPublicKey))
    problems.push({ variable: 'DEPOSIT_XPUB', problem: 'must be an extended public key (xpub…), never a private one' });
  const networks = parseDepositNetworks(text ?? '');
  if (networks === null) {
    const shape = '[{"chain","rpcUrl","confirmations","overlapBlocks"?,"tokens":[{"symbol","address","decimals"}]}]';
    problems.push({ variable: 'DEPOSIT_NETWORKS', problem: `must be JSON: ${shape}` });
  }
  if (problems.length > 0 || networks === null || extendedPublicKey === undefined) return { config: null, problems };
  return { config: { extendedPublicKey, networks }, problems };
}

export function parseDepositNetworks(text: string): DepositNetwork[] | null {
  const parsed = z.array(networkSchema).min(1).safeParse(parseJson(text));
  if (!parsed.success) return null;
  const networks = parsed.data.flatMap(({ chain: slug, tokens, ...options }) => {
    const chain = findServiceChain(slug);
    const listed = tokens.map((token) => ({ ...token, address: getAddress(token.address) }));
    return chain === undefined ? [] : [{ chainId: chain.chainId, name: chain.name, ...options, tokens: listed }];
  });
  return networks.length === parsed.data.length ? networks : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
