import * as z from 'zod/mini';
import type { PartState, StatusDay, StatusMeasurements } from '../../shared/content/status-content.ts';
import type { PageDataReading } from '../page-data/page-data-source.ts';

const probeFaultSchema = z.enum(['timeout', 'unreachable', 'refused']);
export type ProbeFault = z.infer<typeof probeFaultSchema>;

const count = z.int().check(z.nonnegative());

const probeCheckSchema = z.object({
  /** Milliseconds since the epoch. */
  atMs: z.number(),
  /** Null if the check succeeded. */
  fault: z.nullable(probeFaultSchema),
  /** From the request to the last byte of the response, or to the failure. */
  tookMs: z.number(),
});
export type ProbeCheck = z.infer<typeof probeCheckSchema>;

/** All checks of one part in one day, UTC. */
const probeDaySchema = z.object({
  day: z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)),
  checks: count,
  failed: count,
  /** Of successful checks; null if there were none. */
  slowestMs: z.nullable(z.number()),
  /** Sample data of the sandbox, not measurements. */
  isSample: z.optional(z.boolean()),
});

/** The history of a part. Days without checks are left out. */
export const probeHistorySchema = z.object({ last: z.nullable(probeCheckSchema), days: z.array(probeDaySchema) });
export type ProbeHistory = z.infer<typeof probeHistorySchema>;

const probedPartSchema = z.object({
  id: z.string(),
  kind: z.enum(['api', 'signIn', 'chain']),
  /** Name of a chain; empty for other parts. */
  name: z.string(),
  history: probeHistorySchema,
});
export type ProbedPart = z.infer<typeof probedPartSchema>;

export const probeReportSchema = z.object({
  intervalMs: z.number(),
  /** Whether the history survives a restart. */
  isKept: z.boolean(),
  parts: z.array(probedPartSchema),
});
export type ProbeReport = z.infer<typeof probeReportSchema>;

export const shownDays = 90;
const msPerDay = 86_400_000;
/** After this many intervals the last check is outdated. */
const intervalsMax = 3;
/** Additional time for a round of checks. */
const roundMs = 30_000;

export function partStateOf({ history: { last } }: ProbedPart, atMs: number, intervalMs: number): PartState {
  if (last === null || atMs - last.atMs > intervalsMax * intervalMs + roundMs) return 'unknown';
  return last.fault === null ? 'up' : 'failing';
}

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** The last day with sample data; null if there is none. */
function lastSampleDay(parts: readonly ProbedPart[]): string | null {
  const samples = parts.flatMap(({ history }) => history.days.filter(({ isSample }) => isSample).map(({ day }) => day));
  return samples.toSorted().at(-1) ?? null;
}

/** Converts a probe report for the page: every part gets the same days. */
export function toMeasurements({ value, readAtMs }: PageDataReading<ProbeReport>): StatusMeasurements {
  const { intervalMs, isKept, parts } = value;
  const days = Array.from({ length: shownDays }, (_, index) => dayOf(readAtMs - (shownDays - 1 - index) * msPerDay));
  return {
    atMs: readAtMs,
    intervalMs,
    isKept,
    firstDay: days[0] ?? dayOf(readAtMs),
    sampleUntil: lastSampleDay(parts),
    parts: parts.map((part) => {
      const { id, kind, name, history } = part;
      const state = partStateOf(part, readAtMs, intervalMs);
      const known = new Map(history.days.map(({ day, checks, failed }) => [day, [checks, failed] satisfies StatusDay]));
      return {
        id,
        kind,
        name,
        state,
        fault: state === 'failing' ? (history.last?.fault ?? null) : null,
        tookMs: state === 'up' ? (history.last?.tookMs ?? null) : null,
        days: days.map((day) => known.get(day) ?? null),
      };
    }),
  };
}
