import type { PartState, StatusDay, StatusMeasurements } from '../../shared/status-content.ts';
import type { PageDataReading } from '../page-data/page-data-source.ts';
import type { ProbedPart, ProbeReport } from './probe-report.ts';

/** How many days the page shows. */
export const shownDays = 90;
const msPerDay = 86_400_000;
/** After this many intervals without a check, the last one says nothing about now. */
const intervalsMax = 3;
/** What a round of checks may take beside the interval. */
const roundMs = 30_000;

/** What the last check of a part says of this moment. */
export function partStateOf({ history: { last } }: ProbedPart, atMs: number, intervalMs: number): PartState {
  if (last === null || atMs - last.atMs > intervalsMax * intervalMs + roundMs) return 'unknown';
  return last.fault === null ? 'up' : 'failing';
}

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** What the probes know, as the page shows it: every part with as many days as any other. */
export function toMeasurements({ value, readAtMs }: PageDataReading<ProbeReport>): StatusMeasurements {
  const { intervalMs, isKept, parts } = value;
  const days = Array.from({ length: shownDays }, (_, index) => dayOf(readAtMs - (shownDays - 1 - index) * msPerDay));
  return {
    atMs: readAtMs,
    intervalMs,
    isKept,
    firstDay: days[0] ?? dayOf(readAtMs),
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
