import type { Hex } from 'viem';

/** A token transfer to a deposit address, in a block that has its confirmations. Addresses in lower case. */
export interface Transfer {
  transactionHash: Hex;
  logIndex: number;
  blockNumber: bigint;
  blockHash: Hex;
  tokenAddress: string;
  from: string;
  to: string;
  /** In the token's smallest unit, above 0. */
  units: bigint;
}
