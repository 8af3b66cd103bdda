import type { DepositTermsReply } from '@onepoint/api-contract';
import type { Address } from 'viem';

/** A dollar token that is credited one to one. */
export interface DepositToken {
  symbol: string;
  /** Checksummed. */
  address: Address;
  decimals: number;
}

export interface DepositNetwork {
  chainId: number;
  name: string;
  rpcUrl: string;
  /** Blocks until a transfer is credited, including its own. Reorganizations must not be deeper. */
  confirmations: number;
  /** Blocks behind the cursor that each scan searches again. */
  overlapBlocks: number;
  tokens: readonly DepositToken[];
}

export interface DepositConfig {
  extendedPublicKey: string;
  networks: readonly DepositNetwork[];
}

/** Leaves out the nodes, whose URLs can contain keys. Empty when no deposits are accepted. */
export function toPublicNetworks(config: DepositConfig | null): DepositTermsReply['cascade']['networks'] {
  return (config?.networks ?? []).map(({ name, chainId, confirmations, tokens }) => ({
    network: name,
    chainId,
    confirmations,
    tokens: tokens.map(({ symbol, address, decimals }) => ({ symbol, contractAddress: address, decimals })),
  }));
}
