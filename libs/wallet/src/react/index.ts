export {
  useConnectWallet,
  useDisconnectWallet,
  useSelectWallet,
  useSignWalletMessage,
  useSwitchWalletChain,
} from './use-wallet-actions.ts';
export { useWalletBalance, type WalletBalance } from './use-wallet-balance.ts';
export { useWalletConfig } from './use-wallet-config.ts';
export { useWalletConnections, type WalletConnectionSummary } from './use-wallet-connections.ts';
export { useWalletConnection, type WalletConnection, type WalletStatus } from './use-wallet-connection.ts';
export { useWallets } from './use-wallets.ts';
export { WalletProvider, type WalletProviderProps } from './wallet-provider.tsx';
