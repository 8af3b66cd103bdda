import type { DepositTermsReply } from '@onepoint/api-contract';
import type { Address } from 'viem';

/** A token that is credited: one that stands for a dollar. */
export interface DepositToken {
  symbol: string;
  /** The contract, checksummed. */
  address: Address;
  decimals: number;
}

/** A chain on which deposits are watched for. */
export interface DepositNetwork {
  chainId: number;
  /** For people. */
  name: string;
  rpcUrl: string;
  /** Blocks until a transfer is credited, its own among them. Chains must not be rewritten further back. */
  confirmations: number;
  /** Blocks behind the cursor that each tick searches again. */
  overlapBlocks: number;
  tokens: readonly DepositToken[];
}

/** Where deposits go, and where they are watched for. */
export interface DepositConfig {
  /** Addresses are derived from it. */
  extendedPublicKey: string;
  networks: readonly DepositNetwork[];
}

/** The networks as the API shows them, without their nodes; none where no deposits are taken. */
export function toPublicNetworks(config: DepositConfig | null): DepositTermsReply['cascade']['networks'] {
  return (config?.networks ?? []).map(({ name, chainId, confirmations, tokens }) => ({
    network: name,
    chainId,
    confirmations,
    tokens: tokens.map(({ symbol, address, decimals }) => ({ symbol, contractAddress: address, decimals })),
  }));
}
