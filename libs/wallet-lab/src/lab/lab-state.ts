import type { Config } from 'wagmi';
import { getConnection, getConnections } from 'wagmi/actions';
import type { LabLog } from '../log/lab-log.ts';

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
function readLabState(config: Config): LabState {
  const { status, addresses, chainId, connector } = getConnection(config);
  return {
    status,
    wallet: connector?.name ?? null,
    accounts: addresses ?? [],
    chainId: chainId ?? null,
    connections: getConnections(config).length,
  };
}

interface StateChange {
  readonly field: keyof LabState;
  readonly before: string;
  readonly after: string;
}

const fields = ['status', 'wallet', 'accounts', 'chainId', 'connections'] as const satisfies readonly (keyof LabState)[];

const textOf = (value: LabState[keyof LabState]): string => {
  if (value === null) return '—';
  if (typeof value === 'object') return value.length === 0 ? '—' : value.join(', ');
  return String(value);
};

/** What differs between two moments, in a fixed order; empty when nothing does. */
export function diffState(before: LabState, after: LabState): readonly StateChange[] {
  return fields
    .map((field) => ({ field, before: textOf(before[field]), after: textOf(after[field]) }))
    .filter((change) => change.before !== change.after);
}

/** Writes each change of the page's wallet state into the log. Returns what stops it. */
export function watchLabState(config: Config, log: LabLog): () => void {
  let before = readLabState(config);
  return config.subscribe(
    (state) => state,
    () => {
      const after = readLabState(config);
      if (diffState(before, after).length === 0) return;
      log.addState(before, after);
      before = after;
    },
  );
}
