import { ChainsPage } from '../../features/chains/chains-page.tsx';

/** The chains by type of network, main networks first. */
export function NetworksRoute() {
  return <ChainsPage group="networks" kindDefault="mainnet" />;
}
