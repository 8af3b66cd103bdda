import { walletErrorCodes, type WalletErrorCode } from './wallet-error-codes.ts';
import { WalletError } from './wallet-error.ts';

const codesByNumber: ReadonlyMap<unknown, WalletErrorCode> = new Map([
  ...Object.entries(walletErrorCodes).flatMap(([code, entry]) =>
    'providerCode' in entry ? [[entry.providerCode as unknown, code as WalletErrorCode] as const] : [],
  ),
  // CAIP-25 and ethers say "rejected by the user" in their own ways.
  [5000, 'WALLET_USER_REJECTED'],
  ['ACTION_REJECTED', 'WALLET_USER_REJECTED'],
  // Nodes that say "too many requests" by HTTP's number, and QuickNode's own.
  [429, 'RPC_LIMIT_EXCEEDED'],
  [-32_007, 'RPC_LIMIT_EXCEEDED'],
]);

/** Errors of wagmi and viem that carry no number, by their name. */
const codesByName: ReadonlyMap<unknown, WalletErrorCode> = new Map([
  ['ChainNotConfiguredError', 'WALLET_CHAIN_NOT_CONFIGURED'],
  ['ConnectorAlreadyConnectedError', 'WALLET_ALREADY_CONNECTED'],
  ['ConnectorNotConnectedError', 'WALLET_NOT_CONNECTED'],
  ['ConnectorChainMismatchError', 'WALLET_CHAIN_DISCONNECTED'],
  ['ConnectorUnavailableReconnectingError', 'WALLET_NOT_CONNECTED'],
  ['ConnectorAccountNotFoundError', 'WALLET_UNAUTHORIZED'],
  ['ProviderNotFoundError', 'WALLET_NOT_FOUND'],
  ['ConnectorNotFoundError', 'WALLET_NOT_FOUND'],
  ['SwitchChainNotSupportedError', 'WALLET_METHOD_UNSUPPORTED'],
  ['WagmiProviderNotFoundError', 'WALLET_CONFIG_MISSING'],
  ['InvalidAddressError', 'WALLET_ADDRESS_INVALID'],
  ['InvalidChainIdError', 'WALLET_CHAIN_ID_INVALID'],
  ['HttpRequestError', 'RPC_HTTP'],
  ['TimeoutError', 'RPC_TIMEOUT'],
]);

/** Causes are followed this deep: wallets, viem and wagmi wrap each other's errors, and a cause may be its own. */
const causeDepthMax = 8;

/**
 * Turns whatever a wallet, viem or wagmi threw into a {@link WalletError}. The outermost level that says something known
 * wins, and on each level MetaMask Mobile's `data.originalError` goes before its wrapper (decision 42's nested 4902).
 */
export function toWalletError(error: unknown): WalletError {
  if (error instanceof WalletError) return error;
  let level = error;
  for (let depth = 0; depth < causeDepthMax && isRecord(level); depth += 1) {
    const code = codeOf(level);
    if (code !== undefined) return new WalletError(code, messageOf(error), { cause: error });
    level = level['cause'];
  }
  return new WalletError('WALLET_UNKNOWN', messageOf(error), { cause: error });
}

function codeOf(level: Record<string, unknown>): WalletErrorCode | undefined {
  const original = isRecord(level['data']) ? level['data']['originalError'] : undefined;
  const nested = isRecord(original) ? codesByNumber.get(original['code']) : undefined;
  return nested ?? codesByName.get(level['name']) ?? codesByNumber.get(level['code']);
}

function messageOf(error: unknown): string {
  const texts = isRecord(error) ? [error['shortMessage'], error['message']] : [error];
  return texts.find((text): text is string => typeof text === 'string' && text !== '') ?? 'The wallet gave no reason';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
