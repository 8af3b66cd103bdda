import { getServiceChain } from '@onepoint/chains';
import { expect, it, vi } from 'vitest';
import { addChain } from './add-chain.ts';

const origin = 'https://example.com';

it('tells the wallet of the chain as EIP-3085 says', async () => {
  const request = vi.fn(() => Promise.resolve(null));
  expect(await addChain({ request }, getServiceChain('polygon'), origin)).toEqual({ kind: 'added' });
  expect(request).toHaveBeenCalledWith({
    method: 'wallet_addEthereumChain',
    params: [
      {
        chainId: '0x89',
        chainName: 'Polygon',
        nativeCurrency: { name: 'POL', symbol: 'POL', decimals: 18 },
        rpcUrls: ['https://example.com/rpc/polygon/public'],
        blockExplorerUrls: ['https://polygonscan.com'],
      },
    ],
  });
});

it.each([
  [{ code: 4001, message: 'User rejected the request.' }, { kind: 'rejected' }],
  [{ code: -32_603, message: 'Internal JSON-RPC error.', data: { originalError: { code: 4001 } } }, { kind: 'rejected' }],
  [{ code: -32_002 }, { kind: 'pending' }],
  [{ code: 4200 }, { kind: 'unsupported' }],
  [{ code: -32_601 }, { kind: 'unsupported' }],
  [
    { code: -32_602, message: 'Expected an array' },
    { kind: 'failed', message: 'Expected an array' },
  ],
  [undefined, { kind: 'failed', message: '' }],
])('reads %j as what it means', async (error, outcome) => {
  const request = vi.fn<() => Promise<unknown>>().mockRejectedValue(error);
  expect(await addChain({ request }, getServiceChain('base'), origin)).toEqual(outcome);
});
