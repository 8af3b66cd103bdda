import * as fc from 'fast-check';
import { HttpRequestError, InvalidAddressError, TimeoutError, UserRejectedRequestError } from 'viem';
import { expect, it } from 'vitest';
import { ChainNotConfiguredError, ConnectorAlreadyConnectedError, ProviderNotFoundError } from 'wagmi';
import { toWalletError } from './to-wallet-error.ts';
import { walletErrorCodes } from './wallet-error-codes.ts';
import { WalletError } from './wallet-error.ts';

const numbered = Object.entries(walletErrorCodes).flatMap(([code, entry]) =>
  'providerCode' in entry ? [[entry.providerCode, code] as const] : [],
);

it.each(numbered)('code %i from a wallet becomes %s', (providerCode, code) => {
  const thrown = Object.assign(new Error('as the wallet says it'), { code: providerCode });
  expect(toWalletError(thrown)).toMatchObject({ code, providerCode, message: 'as the wallet says it', cause: thrown });
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
])('%# what wagmi, viem and ethers throw becomes its code', (thrown, code) => {
  expect(toWalletError(thrown).code).toBe(code);
});

it('reads a code that is nested in data.originalError before that of its wrapper', () => {
  expect(toWalletError({ code: -32603, data: { originalError: { code: 4902 } } }).code).toBe('WALLET_CHAIN_UNKNOWN');
});

it('finds the code of a cause where the wrapper says nothing known', () => {
  expect(toWalletError(new Error('outer', { cause: { code: 4100 } })).code).toBe('WALLET_UNAUTHORIZED');
});

it('does not hang on an error that is its own cause', () => {
  const error = new Error('round and round');
  error.cause = error;
  expect(toWalletError(error).code).toBe('WALLET_UNKNOWN');
});

it('leaves a wallet error as it is', () => {
  const error = new WalletError('WALLET_NOT_CONNECTED', 'x');
  expect(toWalletError(error)).toBe(error);
});

it('makes a wallet error of anything that can be thrown', () => {
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true }), (thrown) => {
      const error = toWalletError(thrown);
      expect(error).toBeInstanceOf(WalletError);
      expect(error.message).not.toBe('');
    }),
  );
});
