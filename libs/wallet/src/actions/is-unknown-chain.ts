import { toWalletError } from '../errors/to-wallet-error.ts';

/**
 * Whether a wallet refused to switch because it does not know the chain: code 4902, on top or nested, or, from wallets that
 * send another code with it, the words "unrecognized chain" (decision 42 of the specification).
 */
export function isUnknownChain(error: unknown): boolean {
  const { code, message } = toWalletError(error);
  if (code === 'WALLET_CHAIN_UNKNOWN') return true;
  return code !== 'WALLET_USER_REJECTED' && /unrecognized chain/i.test(message);
}
