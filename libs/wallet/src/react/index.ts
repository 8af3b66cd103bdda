export { useConnectWallet, useDisconnectWallet, useSignWalletMessage, useSwitchWalletChain } from './use-wallet-actions.ts';
export { useWalletBalance, type WalletBalance } from './use-wallet-balance.ts';
export { useWalletConnection, type WalletConnection, type WalletStatus } from './use-wallet-connection.ts';
export { useWallets } from './use-wallets.ts';
export { WalletProvider, type WalletProviderProps } from './wallet-provider.tsx';
