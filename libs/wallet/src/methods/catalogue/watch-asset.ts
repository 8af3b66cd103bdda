import { js } from '../code/print-value.ts';
import { rawSamples } from '../code/raw-samples.ts';
import { defineMethod } from '../define-method.ts';

/** EIP-747: has the wallet list a token. */
export const watchAsset = defineMethod({
  id: 'watchAsset',
  group: 'asset',
  rpcMethod: 'wallet_watchAsset',
  eip: 747,
  asksPerson: true,
  fields: { contract: { kind: 'address' }, symbol: { kind: 'text' }, decimals: { kind: 'integer' } },
  example: () => ({ contract: '0x000000000000000000000000000000000000dEaD', symbol: 'TEST', decimals: '18' }),
  toRequest: (values) => ({ method: 'wallet_watchAsset', params: toParameter(values) }),
  samples: (values) => {
    const params = toParameter(values);
    const { ethers } = rawSamples({ method: 'wallet_watchAsset', params });
    return {
      viem: { body: js`const result = await client.watchAsset(${params});` },
      wagmi: { imports: { 'wagmi/actions': ['watchAsset'] }, body: js`const result = await watchAsset(config, ${params});` },
      ethers,
    };
  },
});

function toParameter({ contract, symbol, decimals }: Readonly<Record<'contract' | 'symbol' | 'decimals', string>>): object {
  return { type: 'ERC20', options: { address: contract, symbol, decimals: Number(decimals) } };
}
