import type { DepositAddress } from './parse-deposit-address.ts';

export interface PaymentUriParameters {
  /** Who receives. */
  address: DepositAddress;
  chainId: number;
  /** Contract of the token to send. */
  tokenAddress: DepositAddress;
}

/**
 * What a wallet reads from the QR code (EIP-681): a transfer of one token to the address. The amount is left to the sender.
 */
export function paymentUri({ address, chainId, tokenAddress }: PaymentUriParameters): string {
  return `ethereum:${tokenAddress}@${String(chainId)}/transfer?address=${address}`;
}
