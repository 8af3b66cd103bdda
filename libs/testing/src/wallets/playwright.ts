import './page-window.ts';

export { installFakeWallets } from './install-fake-wallets.ts';
