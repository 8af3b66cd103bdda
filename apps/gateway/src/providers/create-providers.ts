import type { Orm } from '@onepoint/database';
import { createNodeChecker } from '@onepoint/rpc-nodes';
import type { ChainUpstreams } from '../upstreams/chain-upstreams.ts';
import { findProviders } from './find-providers.ts';
import { ProviderDirectory } from './provider-directory.ts';
import { ProviderWatch } from './provider-watch.ts';

export interface CreateProvidersParameters {
  readonly orm: Orm;
  readonly upstreams: ReadonlyMap<string, ChainUpstreams>;
  readonly arePrivateAddressesAllowed: boolean;
  /** Gives what to do with errors that are told under a message. */
  readonly trouble: (message: string) => (error: unknown) => void;
}

/** A node that takes longer to say where it is is not asked for anything else. */
const lookTimeoutMs = 2_000;

/** The nodes of providers: who they are, and how they are. */
export function createProviders({ orm, upstreams, arePrivateAddressesAllowed, trouble }: CreateProvidersParameters) {
  const directory = new ProviderDirectory({ find: () => findProviders(orm), upstreams, onError: trouble('providers not read') });
  const watch = new ProviderWatch({
    orm,
    upstreams,
    checker: createNodeChecker({ timeoutMs: lookTimeoutMs, arePrivateAddressesAllowed }),
    ownChecker: createNodeChecker({ timeoutMs: lookTimeoutMs, arePrivateAddressesAllowed: true }),
    onError: trouble('providers not looked at'),
  });
  return {
    start: (): void => {
      directory.start();
      watch.start();
    },
    /** The list may have changed. */
    refresh: (): void => void directory.refresh(),
    close: async (): Promise<void> => {
      await Promise.all([directory.close(), watch.close()]);
    },
  };
}
