import type { CustodialToken, CustodialWallet } from '@onepoint/api-contract';
import { getAddress, isAddress } from 'viem/utils';

/** A deposit address that must not be shown, because funds sent to a wrong address are lost. */
class DepositAddressError extends Error {
  override readonly name = 'DepositAddressError';
  readonly code: 'ADDRESS_MALFORMED' | 'ADDRESS_CHECKSUM_WRONG';

  constructor(code: DepositAddressError['code']) {
    super(code === 'ADDRESS_MALFORMED' ? 'This is not an address.' : 'The checksum of the address is wrong.');
    this.code = code;
  }
}

declare const verified: unique symbol;

/** An address with a valid EIP-55 checksum. */
export type DepositAddress = `0x${string}` & { readonly [verified]: true };

/**
 * Validates an address including its EIP-55 checksum. Rejects addresses in a single letter case, because they carry no checksum to detect a
 * mistyped digit.
 *
 * @throws {DepositAddressError} ADDRESS_MALFORMED, ADDRESS_CHECKSUM_WRONG
 */
export function parseDepositAddress(text: string): DepositAddress {
  if (!isAddress(text, { strict: false })) throw new DepositAddressError('ADDRESS_MALFORMED');
  if (getAddress(text) !== text) throw new DepositAddressError('ADDRESS_CHECKSUM_WRONG');
  return text as DepositAddress;
}

interface DepositToken extends Pick<CustodialToken, 'symbol' | 'decimals'> {
  readonly contractAddress: DepositAddress;
}

/** A network whose addresses passed verification. */
export interface DepositWallet extends Pick<CustodialWallet, 'network' | 'chainId' | 'confirmations'> {
  readonly kind: 'verified';
  readonly address: DepositAddress;
  /** The only tokens that are credited; at least one. */
  readonly tokens: readonly DepositToken[];
}

/** A network whose address or token failed verification. It carries no address, so that none can be shown. */
export interface RejectedWallet extends Pick<CustodialWallet, 'network' | 'chainId'> {
  readonly kind: 'rejected';
  readonly error: DepositAddressError;
}

/** Verifies the deposit addresses of a project. */
export function depositWallets(wallets: readonly CustodialWallet[], projectId: string): (DepositWallet | RejectedWallet)[] {
  return wallets.filter((wallet) => wallet.projectId === projectId).map(verifyWallet);
}

function verifyWallet({ network, chainId, confirmations, address, tokens }: CustodialWallet): DepositWallet | RejectedWallet {
  try {
    return {
      kind: 'verified',
      network,
      chainId,
      confirmations,
      address: parseDepositAddress(address),
      tokens: tokens.map((token) => ({ ...token, contractAddress: parseDepositAddress(token.contractAddress) })),
    };
  } catch (error) {
    if (!(error instanceof DepositAddressError)) throw error;
    return { kind: 'rejected', network, chainId, error };
  }
}

interface PaymentUriParameters {
  /** Recipient. */
  address: DepositAddress;
  chainId: number;
  /** Contract of the token to send. */
  tokenAddress: DepositAddress;
}

/** Formats an EIP-681 URI for a token transfer without an amount, for the QR code. */
export function paymentUri({ address, chainId, tokenAddress }: PaymentUriParameters): string {
  return `ethereum:${tokenAddress}@${String(chainId)}/transfer?address=${address}`;
}
