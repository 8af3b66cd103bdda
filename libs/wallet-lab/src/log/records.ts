import type { WalletRecord } from '@onepoint/wallet';
import type { LabState } from '../lab/lab-state.ts';
import { formatJson } from '../shared/format.ts';

export interface StateRecord {
  readonly kind: 'state';
  readonly id: number;
  /** Name of the current wallet after the change, else before; empty if there was none. */
  readonly wallet: string;
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  readonly before: LabState;
  readonly after: LabState;
}

export type LabRecord = WalletRecord | StateRecord;

/** Name of a record: its method, its event, or its status change. */
export function recordName(record: LabRecord): string {
  if (record.kind === 'request') return record.method;
  return record.kind === 'event' ? record.event : `${record.before.status} → ${record.after.status}`;
}

/** Outcome of a request, or the kind of any other record. */
export function recordOutcome(record: LabRecord): 'event' | 'state' | 'pending' | 'result' | 'error' {
  return record.kind === 'request' ? record.outcome : record.kind;
}

/** Empty strings match everything. */
export interface LogFilter {
  readonly kind: '' | LabRecord['kind'];
  readonly outcome: '' | 'pending' | 'result' | 'error';
  readonly wallet: string;
  /** Substring of the method or event name, case-insensitive. */
  readonly name: string;
}

const kinds = ['request', 'event', 'state'] as const;
const outcomes = ['pending', 'result', 'error'] as const;

/** Parses a filter from a query, ignoring unknown values. */
export function parseLogFilter(search: Readonly<Record<string, string>> = {}): LogFilter {
  return {
    kind: kinds.find((kind) => kind === search['kind']) ?? '',
    outcome: outcomes.find((outcome) => outcome === search['outcome']) ?? '',
    wallet: search['wallet'] ?? '',
    name: search['name'] ?? '',
  };
}

/** Formats a filter as a query without empty values. */
export function formatLogFilter(filter: LogFilter): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''));
}

/** Returns the matching records in their order. Only requests match an outcome. */
export function filterRecords(records: readonly LabRecord[], filter: LogFilter): readonly LabRecord[] {
  const { kind, outcome, wallet, name } = filter;
  if (kind === '' && outcome === '' && wallet === '' && name === '') return records;
  const part = name.toLowerCase();
  return records.filter(
    (record) =>
      (kind === '' || record.kind === kind) &&
      (outcome === '' || recordOutcome(record) === outcome) &&
      (wallet === '' || record.wallet === wallet) &&
      recordName(record).toLowerCase().includes(part),
  );
}

interface RecordedRequest {
  readonly method: string;
  readonly params: unknown;
}

const walletOnly = /^(?:wallet_|personal_|eth_(?:accounts|requestAccounts|coinbase|sign|sendTransaction))/;

/** Whether a node can answer the method: false if it needs keys or a user. */
export function isNodeMethod(method: string): boolean {
  return !walletOnly.test(method);
}

/** Formats a request as a viem program for the wallet at `window.ethereum`. */
export function toViem({ method, params }: RecordedRequest): string {
  const args = params === undefined ? '' : `, params: ${formatJson(params)}`;
  return [
    "import { createWalletClient, custom } from 'viem';",
    '',
    'const client = createWalletClient({ transport: custom(window.ethereum) });',
    `const result = await client.request({ method: ${JSON.stringify(method)}${args} });`,
    '',
  ].join('\n');
}
