import { getAddress, isAddress } from 'viem/utils';
import { DepositAddressError } from './deposit-address-error.ts';

declare const verified: unique symbol;

/** An address with its EIP-55 checksum, verified. */
export type DepositAddress = `0x${string}` & { readonly [verified]: true };

/**
 * An address to send money to, whose checksum is there and right (EIP-55). Letters of one case carry no checksum and are refused as well:
 * nothing would tell a mistyped digit.
 *
 * @throws {DepositAddressError} ADDRESS_MALFORMED, ADDRESS_CHECKSUM_WRONG
 */
export function parseDepositAddress(text: string): DepositAddress {
  if (!isAddress(text, { strict: false })) throw new DepositAddressError('ADDRESS_MALFORMED');
  if (getAddress(text) !== text) throw new DepositAddressError('ADDRESS_CHECKSUM_WRONG');
  return text as DepositAddress;
}
