/** Where feeds of incidents are, and what a part's state is called. */
export type PartState = 'up' | 'failing' | 'unknown';

/** Checks of one day: how many, how many failed. */
export type StatusDay = readonly [checks: number, failed: number];

/** A part of the product, as the status page shows it. */
export interface StatusPart {
  id: string;
  kind: 'api' | 'signIn' | 'chain';
  /** Of a chain; empty for the others. */
  name: string;
  state: PartState;
  /** Why the last check failed; null where it did not, or there was none. */
  fault: 'timeout' | 'unreachable' | 'refused' | null;
  /** How long the last answer took; null where there was none. */
  tookMs: number | null;
  /** Oldest first, ending today; null for a day without a check. */
  days: readonly (StatusDay | null)[];
}

/** What was measured, and when the page was told. */
export interface StatusMeasurements {
  atMs: number;
  intervalMs: number;
  /** Whether the history survives a restart of the server. */
  isKept: boolean;
  /** ISO 8601 date of the first of each part's days. */
  firstDay: string;
  parts: readonly StatusPart[];
}

/** Something that broke, told by people. */
export interface StatusIncident {
  id: string;
  title: string;
  impact: 'minor' | 'major';
  /** ISO 8601. */
  startedAt: string;
  /** ISO 8601; null while it lasts. */
  resolvedAt: string | null;
  /** The text as markup. */
  html: string;
}

/** What the status page draws. */
export interface StatusContent {
  /** Null where nobody measures: in files without the site's server. */
  measured: StatusMeasurements | null;
  /** The latest first. */
  incidents: readonly StatusIncident[];
  feeds: { rss: string; json: string };
  /** Language of the incidents' texts where it is not that of the page. */
  textLanguage: string | null;
}
