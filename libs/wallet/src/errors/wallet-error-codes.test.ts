import provider from '@onepoint/locales/en/provider.json' with { type: 'json' };
import * as viem from 'viem';
import { expect, it } from 'vitest';
import * as wagmi from 'wagmi';
import { WagmiProviderNotFoundError } from 'wagmi';
import { toWalletError } from './to-wallet-error.ts';
import { walletErrorCodes, type WalletErrorCode } from './wallet-error-codes.ts';
import { WalletError } from './wallet-error.ts';

const inner = new Error('inner');
const connector = { name: 'A' } as wagmi.Connector;
const url = 'https://rpc.test';
const numbered = (code: number): unknown => Object.assign(new Error('said by the wallet'), { code });
/** wagmi throws it and does not export it. */
const named = (name: string): unknown => Object.assign(new Error('said by wagmi'), { name });
const ours = (code: WalletErrorCode): WalletError => new WalletError(code, 'said by this library');

/** Something real that is thrown for every code there is. */
const thrown: Readonly<Record<WalletErrorCode, readonly unknown[]>> = {
  WALLET_USER_REJECTED: [new viem.UserRejectedRequestError(inner), numbered(5000), { code: 'ACTION_REJECTED' }],
  WALLET_UNAUTHORIZED: [new viem.UnauthorizedProviderError(inner), new wagmi.ConnectorAccountNotFoundError({ address: '0x1', connector })],
  WALLET_METHOD_UNSUPPORTED: [new viem.UnsupportedProviderMethodError(inner), new wagmi.SwitchChainNotSupportedError({ connector })],
  WALLET_DISCONNECTED: [new viem.ProviderDisconnectedError(inner)],
  WALLET_CHAIN_DISCONNECTED: [new viem.ChainDisconnectedError(inner), numbered(4901)],
  WALLET_CHAIN_UNKNOWN: [new viem.SwitchChainError(inner), { code: -32_603, data: { originalError: { code: 4902 } } }],
  WALLET_REQUEST_PENDING: [new viem.ResourceUnavailableRpcError(inner)],
  WALLET_SWITCH_REJECTED_AFTER_ADD: [ours('WALLET_SWITCH_REJECTED_AFTER_ADD')],
  WALLET_CHAIN_NOT_SWITCHED: [ours('WALLET_CHAIN_NOT_SWITCHED')],
  WALLET_CHAIN_NOT_CONFIGURED: [new wagmi.ChainNotConfiguredError()],
  WALLET_ALREADY_CONNECTED: [new wagmi.ConnectorAlreadyConnectedError()],
  WALLET_NOT_CONNECTED: [named('ConnectorNotConnectedError'), new wagmi.ConnectorUnavailableReconnectingError({ connector })],
  WALLET_NOT_FOUND: [new wagmi.ProviderNotFoundError(), new wagmi.ConnectorNotFoundError()],
  WALLET_CONFIG_MISSING: [new WagmiProviderNotFoundError()],
  WALLET_CAPABILITY_UNSUPPORTED: [new viem.UnsupportedNonOptionalCapabilityError(inner)],
  WALLET_BATCH_CHAIN_UNSUPPORTED: [new viem.UnsupportedChainIdError(inner)],
  WALLET_BATCH_ID_TAKEN: [new viem.DuplicateIdError(inner)],
  WALLET_BATCH_UNKNOWN: [new viem.UnknownBundleIdError(inner)],
  WALLET_BATCH_TOO_LARGE: [new viem.BundleTooLargeError(inner)],
  WALLET_UPGRADE_REJECTED: [new viem.AtomicReadyWalletRejectedUpgradeError(inner)],
  WALLET_ATOMICITY_UNSUPPORTED: [new viem.AtomicityNotSupportedError(inner)],
  WALLET_ADDRESS_INVALID: [new viem.InvalidAddressError({ address: '0x1' })],
  WALLET_CHAIN_ID_INVALID: [new viem.InvalidChainIdError({ chainId: -1 })],
  RPC_PARSE: [new viem.ParseRpcError(inner)],
  RPC_REQUEST_INVALID: [new viem.InvalidRequestRpcError(inner)],
  RPC_METHOD_NOT_FOUND: [new viem.MethodNotFoundRpcError(inner)],
  RPC_PARAMS_INVALID: [new viem.InvalidParamsRpcError(inner)],
  RPC_INTERNAL: [new viem.InternalRpcError(inner)],
  RPC_INPUT_INVALID: [new viem.InvalidInputRpcError(inner)],
  RPC_RESOURCE_NOT_FOUND: [new viem.ResourceNotFoundRpcError(inner)],
  RPC_TRANSACTION_REJECTED: [new viem.TransactionRejectedRpcError(inner)],
  RPC_METHOD_UNSUPPORTED: [new viem.MethodNotSupportedRpcError(inner)],
  RPC_LIMIT_EXCEEDED: [new viem.LimitExceededRpcError(inner), numbered(429), numbered(-32_007)],
  RPC_VERSION_UNSUPPORTED: [new viem.JsonRpcVersionUnsupportedError(inner)],
  RPC_HTTP: [new viem.HttpRequestError({ url, status: 500 })],
  RPC_TIMEOUT: [new viem.TimeoutError({ body: {}, url })],
  WALLET_UNKNOWN: [new Error('?'), undefined, 'text', 0, Object.create(null)],
};

const codes = Object.keys(walletErrorCodes) as WalletErrorCode[];

it.each(codes)('%s is what everything that means it becomes, with its cause and its page', (code) => {
  for (const each of thrown[code]) {
    const error = toWalletError(each);
    expect(error).toMatchObject({ name: 'WalletError', code, docsPath: `/playground/errors/${code}` });
    expect(error.messageKey).toBe(walletErrorCodes[code].key);
    if (error !== each) expect(error.cause).toBe(each);
  }
});

it.each(codes)('%s has a sentence for people that says more than what happened', (code) => {
  const text = provider.errors[walletErrorCodes[code].key.slice('errors.'.length) as keyof typeof provider.errors];
  if (code === 'WALLET_UNKNOWN') expect(text).toBe('An unknown error occurred');
  else expect(text.split('. ').length).toBeGreaterThanOrEqual(2);
});

it('knows each number of EIP-1193, EIP-5792 and JSON-RPC that the specification names', () => {
  const known = new Set<unknown>(
    Object.values(walletErrorCodes).map((entry) => ('providerCode' in entry ? entry.providerCode : undefined)),
  );
  const numbers = [4001, 4100, 4200, 4900, 4901, 4902, 5700, 5710, 5720, 5730, 5740, 5750, 5760];
  const rpc = [-32_700, -32_600, -32_601, -32_602, -32_603, -32_000, -32_001, -32_002, -32_003, -32_004, -32_005, -32_006];
  expect([...numbers, ...rpc].filter((code) => !known.has(code))).toEqual([]);
});
