import { z } from 'zod/mini';
import type { WalletRecord } from '../observe/wallet-record.ts';
import { toJsonValue } from './json-value.ts';

/** Longer files are not read. A log of 200 records has some 100,000 characters. */
const charactersMax = 2_000_000;
const recordsMax = 1_000;

const shortText = z.string().check(z.maxLength(200));
const json = z.optional(z.json());
const base = { id: z.int(), wallet: shortText, startedAt: z.number() };

const recordSchema = z.discriminatedUnion('kind', [
  z.object({
    ...base,
    kind: z.literal('request'),
    method: shortText,
    params: json,
    durationMs: z.optional(z.number()),
    outcome: z.enum(['pending', 'result', 'error']),
    answer: json,
  }),
  z.object({ ...base, kind: z.literal('event'), event: shortText, data: json }),
]);

export const walletLogExportSchema = z.object({
  format: z.literal('onepoint-wallet-log'),
  version: z.literal(1),
  records: z.array(recordSchema).check(z.maxLength(recordsMax)),
});

/** Records as a file of JSON, in the order given. */
export function formatLogExport(records: readonly WalletRecord[]): string {
  return `${JSON.stringify({ format: 'onepoint-wallet-log', version: 1, records: records.map((record) => toJsonValue(record)) }, undefined, 2)}\n`;
}

/** The records of an exported file, to be looked at or replayed; undefined for anything else. */
export function findLogExport(text: string): readonly WalletRecord[] | undefined {
  if (text.length > charactersMax) return undefined;
  try {
    const parsed = walletLogExportSchema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data.records.map(complete) : undefined;
  } catch {
    return undefined;
  }
}

/** JSON has no undefined: what a file lacks is undefined in a record. */
function complete(record: z.infer<typeof recordSchema>): WalletRecord {
  return record.kind === 'event'
    ? { ...record, data: record.data }
    : { ...record, params: record.params, durationMs: record.durationMs, answer: record.answer };
}
