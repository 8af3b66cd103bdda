export { WalletLabPage as Component } from '../../features/wallet-lab/wallet-lab-page.tsx';
