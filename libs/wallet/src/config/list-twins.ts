import type { Config } from 'wagmi';

/**
 * Lists wallets that share their rdns with another, also when they announce themselves later. wagmi lists all that are there at the
 * start, and afterwards drops whatever has the id of one it knows.
 */
export function listTwins(config: Config): void {
  const { mipd, connectors } = config._internal;
  mipd?.subscribe((details) => {
    for (const detail of details) {
      void addUnlessListed(config, detail.provider, () => connectors.setup(connectors.providerDetailToConnector(detail)));
    }
  });
}

async function addUnlessListed(config: Config, provider: unknown, create: () => Config['connectors'][number]): Promise<void> {
  const listed = await Promise.all(config.connectors.map((connector) => connector.getProvider().catch(() => undefined)));
  if (listed.includes(provider)) return;
  const connector = create();
  config._internal.connectors.setState((connectors) => [...connectors, connector]);
}
