import { recordName, recordOutcome, type LabRecord } from './lab-record.ts';

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
