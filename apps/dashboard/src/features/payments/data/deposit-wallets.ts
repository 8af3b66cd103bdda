import type { CustodialToken, CustodialWallet } from '@onepoint/api-contract';
import { DepositAddressError } from './deposit-address-error.ts';
import { parseDepositAddress, type DepositAddress } from './parse-deposit-address.ts';

/** A token of which the contract's address is known to be right. */
export interface DepositToken extends Pick<CustodialToken, 'symbol' | 'decimals'> {
  readonly contractAddress: DepositAddress;
}

/** A deposit address that may be shown. */
export interface DepositWallet extends Pick<CustodialWallet, 'network' | 'chainId' | 'confirmations'> {
  readonly kind: 'verified';
  readonly address: DepositAddress;
  /** The only tokens that are credited; at least one. */
  readonly tokens: readonly DepositToken[];
}

/** A network whose address, or a token of it, failed verification. It carries no address, so that none can be shown. */
export interface RefusedWallet extends Pick<CustodialWallet, 'network' | 'chainId'> {
  readonly kind: 'refused';
  readonly error: DepositAddressError;
}

/** The deposit addresses of one project, each verified by its checksum. */
export function depositWallets(wallets: readonly CustodialWallet[], projectId: string): (DepositWallet | RefusedWallet)[] {
  return wallets.filter((wallet) => wallet.projectId === projectId).map(verifyWallet);
}

/** The tokens that may be sent, as a choice in words: `USDC or USDT`. */
export function tokenNames(tokens: readonly Pick<CustodialToken, 'symbol'>[], language: string): string {
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(tokens.map(({ symbol }) => symbol));
}

function verifyWallet({ network, chainId, confirmations, address, tokens }: CustodialWallet): DepositWallet | RefusedWallet {
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
    return { kind: 'refused', network, chainId, error };
  }
}
