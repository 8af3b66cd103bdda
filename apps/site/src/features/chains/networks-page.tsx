import { ChainsPage } from './chains-page.tsx';

/** The chains by type of network, mainnets first. The build finds a page's assets by the name of its file. */
export function NetworksPage() {
  return <ChainsPage group="networks" kindDefault="mainnet" />;
}
