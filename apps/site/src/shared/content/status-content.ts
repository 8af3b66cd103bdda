export type PartState = 'up' | 'failing' | 'unknown';

/** Checks of a day: total and failed. */
export type StatusDay = readonly [checks: number, failed: number];

/** A part of the product on the status page. */
export interface StatusPart {
  id: string;
  kind: 'api' | 'signIn' | 'chain';
  /** Of a chain; empty for the others. */
  name: string;
  state: PartState;
  /** Why the last check failed; null if it did not. */
  fault: 'timeout' | 'unreachable' | 'refused' | null;
  /** Latency of the last check; null if it failed. */
  tookMs: number | null;
  /** Oldest first, ending today; null for a day without a check. */
  days: readonly (StatusDay | null)[];
}

/** Measurements and their time. */
export interface StatusMeasurements {
  atMs: number;
  intervalMs: number;
  /** Whether the history survives a restart of the server. */
  isKept: boolean;
  /** ISO 8601 date of the first of each part's days. */
  firstDay: string;
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
  /** The text as markup. */
  html: string;
}

/** Content of the status page. */
export interface StatusContent {
  /** Null without the site's server. */
  measured: StatusMeasurements | null;
  /** Newest first. */
  incidents: readonly StatusIncident[];
  feeds: { rss: string; json: string };
  /** Language of the incidents if it differs from the page's. */
  textLanguage: string | null;
}

/** State of several parts: failing if one is, up if one is and none is failing, or else unknown. */
export function overallState(parts: readonly { readonly state: PartState }[]): PartState {
  if (parts.some(({ state }) => state === 'failing')) return 'failing';
  return parts.some(({ state }) => state === 'up') ? 'up' : 'unknown';
}

const msPerMinute = 60_000;

interface IncidentTimes {
  /** Day and minute, UTC: `2026-11-21 09:30`. */
  began: string;
  /** Duration; null while it is ongoing. */
  minutes: number | null;
}

/** Start and duration of an incident for the page and the feeds. */
export const incidentTimesOf = ({ startedAt, resolvedAt }: { startedAt: string; resolvedAt: string | null }): IncidentTimes => ({
  began: startedAt.slice(0, 16).replace('T', ' '),
  minutes: resolvedAt === null ? null : Math.round((Date.parse(resolvedAt) - Date.parse(startedAt)) / msPerMinute),
});
