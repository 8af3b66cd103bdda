import type { Config } from 'wagmi';
import { getConnection, getConnections } from 'wagmi/actions';
import type { LabLog } from '../log/lab-log.ts';

/** Snapshot of the page's wallet state. Plain data, so that it can be compared and exported. */
export interface LabState {
  readonly status: 'disconnected' | 'connecting' | 'connected' | 'reconnecting';
  readonly wallet: string | null;
  /** Visible accounts of the current wallet, the active one first. */
  readonly accounts: readonly string[];
  readonly chainId: number | null;
  /** Number of connected wallets. */
  readonly connections: number;
}

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

/** Lists the changed fields in a fixed order. */
export function diffState(before: LabState, after: LabState): readonly StateChange[] {
  return fields
    .map((field) => ({ field, before: textOf(before[field]), after: textOf(after[field]) }))
    .filter((change) => change.before !== change.after);
}

/** Logs each change of the wallet state. Returns a function that stops it. */
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
