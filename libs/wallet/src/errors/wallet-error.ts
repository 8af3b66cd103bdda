import { walletErrorCodes, type WalletErrorCode } from './wallet-error-codes.ts';

/** Error thrown by every wallet action: a code to branch on and the key of a message for users. `cause` is the wallet's own error. */
export class WalletError extends Error {
  readonly code: WalletErrorCode;
  /** Translation key in the `provider` namespace. */
  readonly messageKey: (typeof walletErrorCodes)[WalletErrorCode]['key'];
  /** Numeric code of EIP-1193 or JSON-RPC, if the case has one. */
  readonly providerCode: number | undefined;
  /** Path of the playground page about this code, without a language prefix. */
  readonly docsPath: `/playground/errors/${WalletErrorCode}`;

  constructor(code: WalletErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'WalletError';
    this.code = code;
    const entry: { key: WalletError['messageKey']; providerCode?: number } = walletErrorCodes[code];
    this.messageKey = entry.key;
    this.providerCode = entry.providerCode;
    this.docsPath = `/playground/errors/${code}`;
  }
}

const codesByNumber: ReadonlyMap<unknown, WalletErrorCode> = new Map([
  ...Object.entries(walletErrorCodes).flatMap(([code, entry]) =>
    'providerCode' in entry ? [[entry.providerCode as unknown, code as WalletErrorCode] as const] : [],
  ),
  // "Rejected by the user" in CAIP-25 and in ethers.
  [5000, 'WALLET_USER_REJECTED'],
  ['ACTION_REJECTED', 'WALLET_USER_REJECTED'],
  // "Too many requests": nodes that send the HTTP status as the code, and QuickNode.
  [429, 'RPC_LIMIT_EXCEEDED'],
  [-32_007, 'RPC_LIMIT_EXCEEDED'],
]);

/** wagmi and viem errors that have no numeric code. */
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

/** Wallets, viem and wagmi wrap each other's errors. The limit also ends cyclic causes. */
const causeDepthMax = 8;

/**
 * Converts anything a wallet, viem or wagmi threw into a {@link WalletError}. The outermost error with a known code wins. At each level
 * `data.originalError` (MetaMask Mobile) takes precedence over its wrapper (decision 42 of the specification).
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
