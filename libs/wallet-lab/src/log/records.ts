import type { WalletRecord } from '@onepoint/wallet';
import type { LabState } from '../lab/lab-state.ts';
import { formatJson } from '../shared/format.ts';

/** The page changed its mind about its wallets. */
export interface StateRecord {
  readonly kind: 'state';
  readonly id: number;
  /** Name of the wallet that is current afterwards, else of the one that was; empty without either. */
  readonly wallet: string;
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  readonly before: LabState;
  readonly after: LabState;
}

/** A line of the log: what passed between page and wallet, and what that did to the page's state. */
export type LabRecord = WalletRecord | StateRecord;

/** What a line is called: the method, the event, or the kind of a change of state. */
export function recordName(record: LabRecord): string {
  if (record.kind === 'request') return record.method;
  return record.kind === 'event' ? record.event : `${record.before.status} → ${record.after.status}`;
}

/** The kind of line as far as icons and filters go: an event, a change of state, or a request by its outcome. */
export function recordOutcome(record: LabRecord): 'event' | 'state' | 'pending' | 'result' | 'error' {
  return record.kind === 'request' ? record.outcome : record.kind;
}

/** What of the log is shown. Empty texts do not filter. */
export interface LogFilter {
  readonly kind: '' | LabRecord['kind'];
  readonly outcome: '' | 'pending' | 'result' | 'error';
  readonly wallet: string;
  /** Part of the name of a method or event, in any case. */
  readonly name: string;
}

const kinds = ['request', 'event', 'state'] as const;
const outcomes = ['pending', 'result', 'error'] as const;

/** The filter that an address names; what it does not understand does not filter. */
export function parseLogFilter(search: Readonly<Record<string, string>> = {}): LogFilter {
  return {
    kind: kinds.find((kind) => kind === search['kind']) ?? '',
    outcome: outcomes.find((outcome) => outcome === search['outcome']) ?? '',
    wallet: search['wallet'] ?? '',
    name: search['name'] ?? '',
  };
}

/** The filter as an address has it: only what filters. */
export function formatLogFilter(filter: LogFilter): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''));
}

/** The records that a filter leaves, in their order. An outcome leaves requests alone, as nothing else has one. */
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

/** What was asked: a method with its parameters. */
interface RecordedRequest {
  readonly method: string;
  readonly params: unknown;
}

/** Methods that only a wallet answers: a node has no keys and no person. */
const walletOnly = /^(?:wallet_|personal_|eth_(?:accounts|requestAccounts|coinbase|sign|sendTransaction))/;

/** Whether a node could be asked the same. */
export function isNodeMethod(method: string): boolean {
  return !walletOnly.test(method);
}

/** The request as a program with viem, to the wallet at `window.ethereum`. */
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
