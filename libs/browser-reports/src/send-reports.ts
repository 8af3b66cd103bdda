import { onCLS, onFCP, onINP, onLCP, onTTFB, type MetricType } from 'web-vitals';
import {
  buildPattern,
  cleanMessage,
  framePattern,
  pageKinds,
  reportLimits,
  type BrowserReport,
  type ReportedError,
  type ReportedVital,
} from './report.ts';
import type { CaughtError } from './reports.ts';

interface SendReportsParameters {
  readonly app: BrowserReport['app'];
  /** Hashed address of the entry's script. */
  readonly entryUrl: string;
  /** Kind of the page that was loaded, to which its vitals belong. */
  readonly landingPage: string;
  readonly apiUrl: string;
  /** Returns the errors since the last call and forgets them. */
  readonly takeErrors: () => readonly CaughtError[];
  /** Aborts when consent is withdrawn. */
  readonly signal: AbortSignal;
}

/** Measures web vitals and sends them with the page's errors each time the page is hidden, which is the last event that every browser reports. */
export function sendReports({ app, entryUrl, landingPage, apiUrl, takeErrors, signal }: SendReportsParameters): void {
  const kinds: readonly string[] = pageKinds[app];
  /** Any other kind comes from a URL that someone typed. */
  const kindOf = (page: string): string => (kinds.includes(page) ? page : 'other');
  const build = fileOf(entryUrl).slice(0, reportLimits.buildLength);
  if (!buildPattern.test(build)) return;
  const measured = new Map<string, ReportedVital>();
  const sentVitals = new Set<string>();
  const sentErrors = new Set<string>();
  const measure = ({ name, value }: MetricType): void => {
    measured.set(name, { name, page: kindOf(landingPage), value: Math.round(value * 10_000) / 10_000 });
  };
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(measure);

  const takeNewErrors = (): ReportedError[] =>
    takeErrors().flatMap((caught) => {
      const described = describeError({ ...caught, page: kindOf(caught.page) });
      const key = JSON.stringify(described);
      if (described === undefined || sentErrors.has(key) || sentErrors.size >= reportLimits.errors) return [];
      sentErrors.add(key);
      return [described];
    });
  const takeNewVitals = (): ReportedVital[] => {
    const vitals = [...measured.values()].filter(({ name }) => !sentVitals.has(name));
    for (const { name } of vitals) sentVitals.add(name);
    return vitals;
  };
  const send = (): void => {
    const report: BrowserReport = { app, build, vitals: takeNewVitals(), errors: takeNewErrors() };
    // A text body needs no preflight, even for an API on another origin.
    if (report.vitals.length + report.errors.length > 0) navigator.sendBeacon(`${apiUrl}/reports`, JSON.stringify(report));
  };
  // Registered after web-vitals, which completes its values in listeners of the same event.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send(), { signal });
  addEventListener('pagehide', send, { signal });
}

/** Name of the file at a URL, without query. */
const fileOf = (url: string): string => /([^/?#]*)(?:[?#].*)?$/.exec(url)?.[1] ?? '';

/** End of a line in a stack trace, in all browsers: `…https://host/path/file.js:1:2345)`. */
const frameEnd = /(\w+:\/\/[^/\s]+)\/[^\s?#:]*?([^/\s?#:]+)(?:\?[^\s:)]*)?:(\d+):(\d+)\)?$/;

/**
 * Describes an error for a report; undefined for code that isn't ours, such as a browser extension.
 *
 * @param caught anything that was thrown, with the kind of page
 */
export function describeError({ error, page }: CaughtError): ReportedError | undefined {
  if (!(error instanceof Error)) return undefined;
  const lines = (error.stack ?? '').split('\n').flatMap((line) => {
    const [, origin, file = '', row = '', column = ''] = frameEnd.exec(line.trim()) ?? [];
    const frame = `${file}:${row}:${column}`;
    return origin === location.origin && framePattern.test(frame) ? [frame] : [];
  });
  if (lines.length === 0) return undefined;
  return {
    name: error.name.replaceAll(/\W/gu, '').slice(0, reportLimits.nameLength) || 'Error',
    page,
    message: cleanMessage(error.message),
    stack: lines.slice(0, reportLimits.frames),
  };
}
