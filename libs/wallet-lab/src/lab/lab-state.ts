import type { Config } from 'wagmi';
import { getConnection, getConnections } from 'wagmi/actions';

/** What the page believes about its wallets at one moment: plain data, so that two moments can be compared and exported. */
export interface LabState {
  readonly status: 'disconnected' | 'connecting' | 'connected' | 'reconnecting';
  /** Name of the current wallet. */
  readonly wallet: string | null;
  /** Accounts of the current wallet that the page may see, the active one first. */
  readonly accounts: readonly string[];
  readonly chainId: number | null;
  /** How many wallets are connected. */
  readonly connections: number;
}

/** The state of wagmi's configuration, reduced to what a reader of the log wants compared. */
export function readLabState(config: Config): LabState {
  const { status, addresses, chainId, connector } = getConnection(config);
  return {
    status,
    wallet: connector?.name ?? null,
    accounts: addresses ?? [],
    chainId: chainId ?? null,
    connections: getConnections(config).length,
  };
}
