export {
  useConnectWallet,
  useDisconnectWallet,
  useSignWalletMessage,
  useSwitchWalletChain,
  useWalletBalance,
  useWalletConfig,
  useWalletConnection,
  type WalletStatus,
} from './wallet-hooks.ts';
export { WalletProvider } from './wallet-provider.tsx';
