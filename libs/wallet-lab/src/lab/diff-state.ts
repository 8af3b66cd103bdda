import type { LabState } from './lab-state.ts';

export interface StateChange {
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
