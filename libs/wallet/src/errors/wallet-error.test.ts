import provider from '@onepoint/locales/en/provider.json' with { type: 'json' };
import * as fc from 'fast-check';
import * as viem from 'viem';
import { HttpRequestError, InvalidAddressError, TimeoutError, UserRejectedRequestError } from 'viem';
import { describe, expect, it } from 'vitest';
import * as wagmi from 'wagmi';
import { ChainNotConfiguredError, ConnectorAlreadyConnectedError, ProviderNotFoundError, WagmiProviderNotFoundError } from 'wagmi';
import { walletErrorCodes, type WalletErrorCode } from './wallet-error-codes.ts';
import { toWalletError, WalletError } from './wallet-error.ts';

describe('toWalletError', () => {
  const numericCodes = Object.entries(walletErrorCodes).flatMap(([code, entry]) =>
    'providerCode' in entry ? [[entry.providerCode, code] as const] : [],
  );

  it.each(numericCodes)('maps code %i to %s', (providerCode, code) => {
    const thrown = Object.assign(new Error('message of the wallet'), { code: providerCode });
    expect(toWalletError(thrown)).toMatchObject({ code, providerCode, message: 'message of the wallet', cause: thrown });
  });

  it.each([
    [new UserRejectedRequestError(new Error('no')), 'WALLET_USER_REJECTED'],
    [new ChainNotConfiguredError(), 'WALLET_CHAIN_NOT_CONFIGURED'],
    [new ConnectorAlreadyConnectedError(), 'WALLET_ALREADY_CONNECTED'],
    [new ProviderNotFoundError(), 'WALLET_NOT_FOUND'],
    [new InvalidAddressError({ address: '0x1' }), 'WALLET_ADDRESS_INVALID'],
    [new HttpRequestError({ url: 'https://rpc.example.com' }), 'RPC_HTTP'],
    [new TimeoutError({ body: {}, url: 'https://rpc.example.com' }), 'RPC_TIMEOUT'],
    [{ code: 'ACTION_REJECTED', message: 'denied' }, 'WALLET_USER_REJECTED'],
  ])('%# maps errors of wagmi, viem and ethers', (thrown, code) => {
    expect(toWalletError(thrown).code).toBe(code);
  });

  it('prefers the code in data.originalError', () => {
    expect(toWalletError({ code: -32603, data: { originalError: { code: 4902 } } }).code).toBe('WALLET_CHAIN_UNKNOWN');
  });

  it('uses the code of the cause if the wrapper has no known code', () => {
    expect(toWalletError(new Error('outer', { cause: { code: 4100 } })).code).toBe('WALLET_UNAUTHORIZED');
  });

  it('handles an error that is its own cause', () => {
    const error = new Error('cyclic');
    error.cause = error;
    expect(toWalletError(error).code).toBe('WALLET_UNKNOWN');
  });

  it('returns a WalletError unchanged', () => {
    const error = new WalletError('WALLET_NOT_CONNECTED', 'x');
    expect(toWalletError(error)).toBe(error);
  });

  it('converts any thrown value', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true }), (thrown) => {
        const error = toWalletError(thrown);
        expect(error).toBeInstanceOf(WalletError);
        expect(error.message).not.toBe('');
      }),
    );
  });
});

const inner = new Error('inner');

const connector = { name: 'A' } as wagmi.Connector;

const url = 'https://rpc.test';

const numbered = (code: number): unknown => Object.assign(new Error('message of the wallet'), { code });

/** wagmi does not export this error. */
const named = (name: string): unknown => Object.assign(new Error('message of wagmi'), { name });

const ours = (code: WalletErrorCode): WalletError => new WalletError(code, 'message of this library');

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
  WALLET_RESPONSE_INVALID: [ours('WALLET_RESPONSE_INVALID')],
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

describe('walletErrorCodes', () => {
  it.each(codes)('%s keeps cause, translation key and docs path', (code) => {
    for (const each of thrown[code]) {
      const error = toWalletError(each);
      expect(error).toMatchObject({ name: 'WalletError', code, docsPath: `/playground/errors/${code}` });
      expect(error.messageKey).toBe(walletErrorCodes[code].key);
      if (error !== each) expect(error.cause).toBe(each);
    }
  });

  it.each(codes)('%s has a message of at least two sentences', (code) => {
    const text = provider.errors[walletErrorCodes[code].key.slice('errors.'.length) as keyof typeof provider.errors];
    if (code === 'WALLET_UNKNOWN') expect(text).toBe('An unknown error occurred');
    else expect(text.split('. ').length).toBeGreaterThanOrEqual(2);
  });

  it('covers the numeric codes of EIP-1193, EIP-5792 and JSON-RPC in the specification', () => {
    const known = new Set<unknown>(
      Object.values(walletErrorCodes).map((entry) => ('providerCode' in entry ? entry.providerCode : undefined)),
    );
    const numbers = [4001, 4100, 4200, 4900, 4901, 4902, 5700, 5710, 5720, 5730, 5740, 5750, 5760];
    const rpc = [-32_700, -32_600, -32_601, -32_602, -32_603, -32_000, -32_001, -32_002, -32_003, -32_004, -32_005, -32_006];
    expect([...numbers, ...rpc].filter((code) => !known.has(code))).toEqual([]);
  });
});
