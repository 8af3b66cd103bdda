export { TestWalletsPanel as TestWalletsSection } from '../panels/test-wallets/test-wallets-panel.tsx';
