/** Apps that send reports, and their kinds of pages. All other pages count as `other`. A test in each app compares its kinds with its routes. */
export const pageKinds = {
  site: [
    'home',
    'chains',
    'networks',
    'pricing',
    'referrals',
    'gsitemap',
    'pos',
    'draft',
    'selectx',
    'status',
    'agreement',
    'changelog',
    'post',
    'methods',
    'method',
    'docs',
  ],
  dashboard: [
    'login',
    'sso-callback',
    'workspace',
    'dashboard',
    'get-started',
    'private-key',
    'statistics',
    'usage',
    'requests',
    'plans',
    'payments',
    'transactions',
    'promo-code',
    'referrals',
    'partners',
    'providers',
    'settings',
  ],
  playground: ['playground'],
} as const;

export type ReportedApp = keyof typeof pageKinds;

/** https://web.dev/articles/vitals, plus the two metrics that explain a slow LCP. */
export const vitalNames = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const;

export type VitalName = (typeof vitalNames)[number];

export interface ReportedVital {
  name: VitalName;
  /** Kind of the page that was loaded. */
  page: string;
  /** Milliseconds; for CLS a score without a unit. */
  value: number;
}

export interface ReportedError {
  /** Class of the error, such as `TypeError`. */
  name: string;
  /** Kind of the page that was on screen. */
  page: string;
  /** Cleaned with `cleanMessage`. */
  message: string;
  /** Positions in our own files, innermost first: `dashboard-Bx81.js:1:2345`. */
  stack: string[];
}

/** The body of `POST /api/reports`, sent as text. */
export interface BrowserReport {
  app: ReportedApp;
  /** Name of the entry's script, which contains a hash of the whole build. */
  build: string;
  vitals: ReportedVital[];
  errors: ReportedError[];
}

/** Limits of a report. Per page load, a browser sends each vital once and at most this many errors. */
export const reportLimits = {
  bytes: 16_384,
  errors: 10,
  frames: 30,
  messageLength: 200,
  nameLength: 60,
  pageLength: 40,
  buildLength: 60,
} as const;

/** A position in one of our files: `dashboard-Bx81.js:1:2345`. */
export const framePattern = /^[\w.~$-]{1,120}\.m?js:\d{1,7}:\d{1,7}$/;
export const buildPattern = /^[\w.~$-]+$/;

/**
 * Removes everything from an error message that could identify a person or be a secret: the text between the first and the last double quote
 * (browsers quote what they couldn't parse), URLs, email addresses, and long words with digits, such as ids, keys, and wallet addresses.
 */
export function cleanMessage(message: string): string {
  return message
    .replace(/".*"|".*$/su, '"…"')
    .replaceAll(/\b[a-z][a-z\d+.-]*:\/\/\S+/giu, '[url]')
    .replaceAll(/\S+@\S+/gu, '[email]')
    .replaceAll(/[\w+/=-]{12,}/gu, (word) => (/\d/u.test(word) ? '[id]' : word))
    .replaceAll(/\d{5,}/gu, '[number]')
    .slice(0, reportLimits.messageLength);
}
