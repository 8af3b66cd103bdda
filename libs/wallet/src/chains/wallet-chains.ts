import { arbitrum, base, mainnet, optimism, polygon, sepolia } from 'viem/chains';

/**
 * The chains a connected wallet can be switched to, in the order in which lists show them. Name, currency, explorer, block
 * time and the layer-2 serialisers are viem's; what the service sells is another registry (`@onepoint/chains`).
 */
export const walletChains = [mainnet, sepolia, polygon, optimism, arbitrum, base] as const;

export type WalletChainId = (typeof walletChains)[number]['id'];

/** Whether a wallet may be switched to this chain id. */
export function isWalletChainId(chainId: number): chainId is WalletChainId {
  return walletChains.some((chain) => chain.id === chainId);
}
