import { ChainsPage } from './chains-page.tsx';

/** The chains by type of network, mainnets first. */
export function NetworksPage() {
  return <ChainsPage group="networks" kindDefault="mainnet" />;
}
