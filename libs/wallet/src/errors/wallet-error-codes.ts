/**
 * Every code of {@link WalletError}, with the key of its sentence in the `provider` namespace and, where the wallet or node
 * said it with a number, that number (EIP-1193, EIP-3326, EIP-1474, JSON-RPC 2.0).
 */
export const walletErrorCodes = {
  WALLET_USER_REJECTED: { key: 'errors.userRejected', providerCode: 4001 },
  WALLET_UNAUTHORIZED: { key: 'errors.unauthorized', providerCode: 4100 },
  WALLET_METHOD_UNSUPPORTED: { key: 'errors.methodUnsupported', providerCode: 4200 },
  WALLET_DISCONNECTED: { key: 'errors.disconnected', providerCode: 4900 },
  WALLET_CHAIN_DISCONNECTED: { key: 'errors.chainDisconnected', providerCode: 4901 },
  WALLET_CHAIN_UNKNOWN: { key: 'errors.chainUnknown', providerCode: 4902 },
  WALLET_REQUEST_PENDING: { key: 'errors.requestPending', providerCode: -32002 },
  WALLET_SWITCH_REJECTED_AFTER_ADD: { key: 'errors.switchRejectedAfterAdd' },
  WALLET_CHAIN_NOT_SWITCHED: { key: 'errors.chainNotSwitched' },
  WALLET_CHAIN_NOT_CONFIGURED: { key: 'errors.chainNotConfigured' },
  WALLET_ALREADY_CONNECTED: { key: 'errors.alreadyConnected' },
  WALLET_NOT_CONNECTED: { key: 'errors.notConnected' },
  WALLET_NOT_FOUND: { key: 'errors.notFound' },
  WALLET_ADDRESS_INVALID: { key: 'errors.addressInvalid' },
  WALLET_CHAIN_ID_INVALID: { key: 'errors.chainIdInvalid' },
  RPC_PARSE: { key: 'errors.rpcParse', providerCode: -32700 },
  RPC_REQUEST_INVALID: { key: 'errors.rpcRequestInvalid', providerCode: -32600 },
  RPC_METHOD_NOT_FOUND: { key: 'errors.rpcMethodNotFound', providerCode: -32601 },
  RPC_PARAMS_INVALID: { key: 'errors.rpcParamsInvalid', providerCode: -32602 },
  RPC_INTERNAL: { key: 'errors.rpcInternal', providerCode: -32603 },
  RPC_INPUT_INVALID: { key: 'errors.rpcInputInvalid', providerCode: -32000 },
  RPC_RESOURCE_NOT_FOUND: { key: 'errors.rpcResourceNotFound', providerCode: -32001 },
  RPC_TRANSACTION_REJECTED: { key: 'errors.rpcTransactionRejected', providerCode: -32003 },
  RPC_METHOD_UNSUPPORTED: { key: 'errors.rpcMethodUnsupported', providerCode: -32004 },
  RPC_LIMIT_EXCEEDED: { key: 'errors.rpcLimitExceeded', providerCode: -32005 },
  RPC_VERSION_UNSUPPORTED: { key: 'errors.rpcVersionUnsupported', providerCode: -32006 },
  RPC_HTTP: { key: 'errors.rpcHttp' },
  RPC_TIMEOUT: { key: 'errors.rpcTimeout' },
  WALLET_UNKNOWN: { key: 'errors.unknown' },
} as const satisfies Record<string, { key: string; providerCode?: number }>;

export type WalletErrorCode = keyof typeof walletErrorCodes;
