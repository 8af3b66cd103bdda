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
