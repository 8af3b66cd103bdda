import { numberToHex } from 'viem';
import { walletChains } from '../config/wallet-chains.ts';
import { defineMethod } from './define-method.ts';
import { js } from './print-value.ts';
import { rawSamples } from './write-code.ts';

export const switchChain = defineMethod({
  id: 'switchChain',
  group: 'chain',
  rpcMethod: 'wallet_switchEthereumChain',
  eip: 3326,
  fields: { chainId: { kind: 'chainId' } },
  example: ({ chainId }) => ({ chainId: String(walletChains.find((chain) => chain.id !== chainId)?.id ?? chainId) }),
  toRequest: ({ chainId }) => ({ method: 'wallet_switchEthereumChain', params: [{ chainId: numberToHex(Number(chainId)) }] }),
  samples: ({ chainId }) => {
    const id = Number(chainId);
    const { ethers } = rawSamples({ method: 'wallet_switchEthereumChain', params: [{ chainId: numberToHex(id) }] });
    return {
      viem: { body: js`const result = await client.switchChain(${{ id }});` },
      wagmi: { imports: { 'wagmi/actions': ['switchChain'] }, body: js`const result = await switchChain(config, ${{ chainId: id }});` },
      ethers,
    };
  },
});

export const addChain = defineMethod({
  id: 'addChain',
  group: 'chain',
  rpcMethod: 'wallet_addEthereumChain',
  eip: 3085,
  fields: {
    chainId: { kind: 'chainId' },
    chainName: { kind: 'text' },
    rpcUrl: { kind: 'url' },
    currencySymbol: { kind: 'text' },
    explorerUrl: { kind: 'url', isOptional: true },
  },
  example: () => ({
    chainId: '100',
    chainName: 'Gnosis',
    rpcUrl: 'https://rpc.gnosischain.com',
    currencySymbol: 'XDAI',
    explorerUrl: 'https://gnosisscan.io',
  }),
  toRequest: (values) => ({ method: 'wallet_addEthereumChain', params: [toParameter(values)] }),
  samples: (values) => {
    const { chainId, chainName: name, rpcUrl, currencySymbol: symbol, explorerUrl } = values;
    const chain = {
      id: Number(chainId),
      name,
      nativeCurrency: { name: symbol, symbol, decimals: 18 },
      rpcUrls: { default: { http: [rpcUrl] } },
      blockExplorers: explorerUrl === '' ? undefined : { default: { name, url: explorerUrl } },
    };
    const { wagmi, ethers } = rawSamples({ method: 'wallet_addEthereumChain', params: [toParameter(values)] });
    return { viem: { body: js`const result = await client.addChain({ chain: ${chain} });` }, wagmi, ethers };
  },
});

function toParameter({ chainId, chainName, rpcUrl, currencySymbol, explorerUrl }: Readonly<Record<string, string>>): object {
  return {
    chainId: numberToHex(Number(chainId)),
    chainName,
    nativeCurrency: { name: currencySymbol, symbol: currencySymbol, decimals: 18 },
    rpcUrls: [rpcUrl],
    ...(explorerUrl !== '' && { blockExplorerUrls: [explorerUrl] }),
  };
}

export const watchAsset = defineMethod({
  id: 'watchAsset',
  group: 'asset',
  rpcMethod: 'wallet_watchAsset',
  eip: 747,
  fields: { contract: { kind: 'address' }, symbol: { kind: 'text' }, decimals: { kind: 'integer' } },
  example: () => ({ contract: '0x000000000000000000000000000000000000dEaD', symbol: 'TEST', decimals: '18' }),
  toRequest: (values) => ({ method: 'wallet_watchAsset', params: toAsset(values) }),
  samples: (values) => {
    const params = toAsset(values);
    const { ethers } = rawSamples({ method: 'wallet_watchAsset', params });
    return {
      viem: { body: js`const result = await client.watchAsset(${params});` },
      wagmi: { imports: { 'wagmi/actions': ['watchAsset'] }, body: js`const result = await watchAsset(config, ${params});` },
      ethers,
    };
  },
});

function toAsset({ contract, symbol, decimals }: Readonly<Record<'contract' | 'symbol' | 'decimals', string>>): object {
  return { type: 'ERC20', options: { address: contract, symbol, decimals: Number(decimals) } };
}
