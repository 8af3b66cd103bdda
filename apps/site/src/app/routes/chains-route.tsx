export { ChainsPage as ChainsRoute } from '../../features/chains/chains-page.tsx';
