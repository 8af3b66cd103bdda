import { HDKey } from 'viem/accounts';
import { describe, expect, test } from 'vitest';
import { readDepositEnv } from './deposit-env.ts';

const key = HDKey.fromMasterSeed(new Uint8Array(32).fill(7)).derive("m/44'/60'/0'");
const token = { symbol: 'USDC', address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', decimals: 6 };
const network = { chain: 'ethereum', rpcUrl: 'https://node.example/key', confirmations: 12, tokens: [token] };
const env = (DEPOSIT_XPUB: string | undefined, networks: unknown) => ({ DEPOSIT_XPUB, DEPOSIT_NETWORKS: JSON.stringify(networks) });

describe('readDepositEnv', () => {
  test('takes no deposits without variables', () => {
    expect(readDepositEnv({})).toEqual({ config: null, problems: [] });
  });

  test('reads the key and the networks', () => {
    expect(readDepositEnv(env(key.publicExtendedKey, [network]))).toEqual({
      config: {
        extendedPublicKey: key.publicExtendedKey,
        networks: [{ chainId: 1, name: 'Ethereum', rpcUrl: network.rpcUrl, confirmations: 12, overlapBlocks: 256, tokens: [token] }],
      },
      problems: [],
    });
  });

  test('reads the configured overlap', () => {
    const { config } = readDepositEnv(env(key.publicExtendedKey, [{ ...network, overlapBlocks: 40 }]));
    expect(config?.networks).toMatchObject([{ overlapBlocks: 40 }]);
  });

  test.each([
    ['a private key', env(key.privateExtendedKey, [network])],
    ['a text that is not a key', env('xpub123', [network])],
    ['no key', env(undefined, [network])],
  ])('rejects %s without repeating it', (_case, variables) => {
    const { config, problems } = readDepositEnv(variables);
    expect(config).toBeNull();
    expect(problems).toEqual([{ variable: 'DEPOSIT_XPUB', problem: 'must be an extended public key (xpub…), never a private one' }]);
  });

  test.each([
    ['nothing', []],
    ['an unknown chain', [{ ...network, chain: 'moon' }]],
    ['no confirmations', [{ ...network, confirmations: 0 }]],
    ['no overlap', [{ ...network, overlapBlocks: 0 }]],
    ['an overlap of more than one request', [{ ...network, overlapBlocks: 1_001 }]],
    ['no token', [{ ...network, tokens: [] }]],
    ['an address with a wrong checksum', [{ ...network, tokens: [{ ...token, address: token.address.replace('A0b8', 'a0B8') }] }]],
    ['a text instead of a list', 'ethereum'],
  ])('rejects networks with %s', (_case, networks) => {
    expect(readDepositEnv(env(key.publicExtendedKey, networks)).problems).toEqual([
      expect.objectContaining({ variable: 'DEPOSIT_NETWORKS' }),
    ]);
  });
});
