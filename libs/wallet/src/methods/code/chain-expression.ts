import { walletChains } from '../../chains/wallet-chains.ts';
import { js } from './print-value.ts';

/** Names under which `viem/chains` exports the wallet chains. */
const exportNames: Readonly<Record<number, string>> = {
  1: 'mainnet',
  11_155_111: 'sepolia',
  137: 'polygon',
  10: 'optimism',
  42_161: 'arbitrum',
  8453: 'base',
};

/** What makes the name `chain` stand for a chain in a program: viem's own where it is one of ours, else a definition. */
export function chainExpression(chainId: number): { imports: Readonly<Record<string, readonly string[]>>; line?: string } {
  const name = walletChains.some((chain) => chain.id === chainId) ? exportNames[chainId] : undefined;
  if (name !== undefined) return { imports: { 'viem/chains': [`${name} as chain`] } };
  const definition = {
    id: chainId,
    name: `Chain ${chainId}`,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [] } },
  };
  return { imports: { viem: ['defineChain'] }, line: js`const chain = defineChain(${definition});` };
}
