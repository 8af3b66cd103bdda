export { TokenLabPage as Component } from '../../features/token-lab/token-lab-page.tsx';
