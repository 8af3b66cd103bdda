import type { DepositAddress } from './parse-deposit-address.ts';

export interface PaymentUriParameters {
  /** Who receives. */
  address: DepositAddress;
  chainId: number;
  /** Contract of the token to send. Without it the address alone is named, and wallets offer the chain's own currency. */
  tokenAddress?: DepositAddress | undefined;
}

/**
 * What a wallet reads from the QR code (EIP-681): a transfer of one token to the address, or the address on its chain.
 * The amount is left to the sender.
 */
export function paymentUri({ address, chainId, tokenAddress }: PaymentUriParameters): string {
  if (!tokenAddress) return `ethereum:${address}@${String(chainId)}`;
  return `ethereum:${tokenAddress}@${String(chainId)}/transfer?address=${address}`;
}
