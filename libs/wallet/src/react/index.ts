export {
  useConnectWallet,
  useDisconnectWallet,
  useSignWalletMessage,
  useSwitchWalletChain,
  useWalletConfig,
  useWalletConnection,
  type WalletStatus,
} from './wallet-hooks.ts';
export { useWalletBalance } from './use-wallet-balance.ts';
export { useWalletRequest, type WalletRequest } from './use-wallet-request.ts';
export { WalletProvider } from './wallet-provider.tsx';
