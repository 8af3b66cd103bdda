export type PartState = 'up' | 'failing' | 'unknown';

/** Checks of a day: total and failed. */
export type StatusDay = readonly [checks: number, failed: number];

export interface StatusPart {
  id: string;
  kind: 'api' | 'signIn' | 'chain';
  /** Name of a chain; empty for other parts. */
  name: string;
  state: PartState;
  /** Why the last check failed; null if it did not. */
  fault: 'timeout' | 'unreachable' | 'refused' | null;
  /** Latency of the last check; null if it failed. */
  tookMs: number | null;
  /** Oldest first, ending today; null for a day without a check. */
  days: readonly (StatusDay | null)[];
}

export interface StatusMeasurements {
  atMs: number;
  intervalMs: number;
  /** Whether the history survives a restart of the server. */
  isKept: boolean;
  /** ISO 8601 date of the first of each part's days. */
  firstDay: string;
  /** ISO 8601 date of the last day with sample data, which only the sandbox has; null if there is none. */
  sampleUntil: string | null;
  parts: readonly StatusPart[];
}

/** An incident, written by people. */
export interface StatusIncident {
  id: string;
  title: string;
  impact: 'minor' | 'major';
  /** ISO 8601. */
  startedAt: string;
  /** ISO 8601; null while it is ongoing. */
  resolvedAt: string | null;
  html: string;
}

export interface StatusContent {
  /** Null without the site's server. */
  measured: StatusMeasurements | null;
  /** Newest first. */
  incidents: readonly StatusIncident[];
  feeds: { rss: string; json: string };
  /** Language of the incidents if it differs from the page's. */
  textLanguage: string | null;
}

/** State of the whole service: `incident` if every part works but there is an unresolved incident reported by people. */
export type ServiceState = PartState | 'incident';

/** State of several parts: failing if one is, up if one is and none is failing, or else unknown. */
export function overallState(parts: readonly { readonly state: PartState }[]): PartState {
  if (parts.some(({ state }) => state === 'failing')) return 'failing';
  return parts.some(({ state }) => state === 'up') ? 'up' : 'unknown';
}

export function serviceStateOf(
  parts: readonly { readonly state: PartState }[],
  incidents: readonly Pick<StatusIncident, 'resolvedAt'>[],
): ServiceState {
  const state = overallState(parts);
  return state !== 'failing' && incidents.some(({ resolvedAt }) => resolvedAt === null) ? 'incident' : state;
}

export interface Uptime {
  /** Share of passed checks from 0 to 1, rounded down to a hundredth of a percent. It is 1 only if every check passed. */
  share: number;
  /** Index of the first day with data. */
  firstIndex: number;
  /** Days without data since then. */
  daysMissing: number;
}

const sharesPerOne = 10_000;

/** Uptime over the days with data; null if there are none. */
export function uptimeOf(days: readonly (StatusDay | null)[]): Uptime | null {
  const measured = days.filter((day) => day !== null);
  const checks = measured.reduce((sum, [count]) => sum + count, 0);
  if (checks === 0) return null;
  const failed = measured.reduce((sum, [, count]) => sum + count, 0);
  const firstIndex = days.findIndex((day) => day !== null);
  // Integers, because dividing first would round 99.99% down to 99.98%.
  const share = Math.floor(((checks - failed) * sharesPerOne) / checks) / sharesPerOne;
  return { share, firstIndex, daysMissing: days.length - firstIndex - measured.length };
}

const msPerMinute = 60_000;

interface IncidentTimes {
  /** Day and minute, UTC: `2026-11-21 09:30`. */
  began: string;
  /** Duration; null while it is ongoing. */
  minutes: number | null;
}

export const incidentTimesOf = ({ startedAt, resolvedAt }: { startedAt: string; resolvedAt: string | null }): IncidentTimes => ({
  began: startedAt.slice(0, 16).replace('T', ' '),
  minutes: resolvedAt === null ? null : Math.round((Date.parse(resolvedAt) - Date.parse(startedAt)) / msPerMinute),
});
