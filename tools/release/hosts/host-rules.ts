import { chosenEnglishPath, dictionaryCacheControl } from '@onepoint/document-host';

/** The response to paths that match a rule. Placeholders `{1}` and `{2}` are groups of the pattern, `{path}` is the path. */
export interface Rule {
  /** For readers of the generated configuration. */
  readonly comment: string;
  /** Regular expression for whole paths, without lookaheads, which Go doesn't support. */
  readonly pattern: string;
  readonly answer:
    | { readonly kind: 'redirect'; readonly to: string; readonly status: 302 | 308 }
    /** The first of these files that exists is served. */
    | { readonly kind: 'files'; readonly files: readonly string[]; readonly otherwise: 'page' | 'json' };
}

/** The rules of an app in order; the first match decides. Hosts respond to all other paths with 404. */
export interface HostRules {
  readonly app: string;
  /** Such as `1.2.0 (4f9c1a7d03be)`. */
  readonly version: string;
  readonly rules: readonly Rule[];
  /** The not-found document by path pattern; `none` responds with JSON. */
  readonly missingPages: readonly { readonly pattern: string; readonly file: string }[];
  readonly policy: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly types: Readonly<Record<string, string>>;
}

/** Characters in paths of the apps. Control characters and quotes never reach a `Location` or the configuration. */
const plain = String.raw`[\w./~@:%+-]`;
/** `name-BzX3k9Qa.js`: the name changes with the content, so it can be cached forever. */
export const hashedAsset = String.raw`^/(?:.+/)?assets/.*[-.][\w-]{8,}\.\w+$`;
const dictionaryPath = '^/locales/';

/** Caching of successful responses; the first matching pattern decides. Errors are `no-store`, everything else is `no-cache`. */
export const caching = [
  { pattern: hashedAsset, value: 'public, max-age=31536000, immutable' },
  { pattern: dictionaryPath, value: dictionaryCacheControl },
] as const;

/** Body of a 404 for paths that aren't pages. */
export const missingFile = '{"error":{"code":"NOT_FOUND","message":"There is nothing at this address."}}';

/** A path whose last segment has a dot. No page has one. */
const anyFile: Rule = {
  comment: 'Files. A missing one is never HTML.',
  pattern: String.raw`^.*/[^/]*\.[^/]*$`,
  answer: { kind: 'files', files: ['{path}'], otherwise: 'json' },
};
const noTrailingSlash: Rule = {
  comment: 'Pages have no trailing slash.',
  pattern: `^(/${plain}*[^/])/+$`,
  answer: { kind: 'redirect', to: '{1}', status: 308 },
};

interface SiteParameters {
  /** Language prefixes of paths, without English. */
  languages: readonly string[];
  /** Redirects and rewrites of the build, in the syntax of `_redirects`. */
  redirects: string;
  /** Slugs that can follow a docs path. */
  chains: readonly string[];
}

const escape = (text: string): string => text.replaceAll(/[.+*?^$()[\]{}|\\]/g, String.raw`\$&`);

/** Rules for exact paths. Languages with the same rules share one. */
function mergeLanguages(lines: readonly (readonly string[])[], languages: readonly string[]): Rule[] {
  const prefixOf = (path: string): string =>
    languages.map((language) => `/${language}`).find((prefix) => path.startsWith(`${prefix}/`)) ?? '';
  const merged = Map.groupBy(lines, ([from = '', to = '', status = '']) => {
    const prefix = prefixOf(from);
    return [from.slice(prefix.length), to.startsWith('/') ? to.slice(prefix.length) : to, status].join(' ');
  });
  return [...merged].map(([key, same]) => {
    const [from = '', to = '', status] = key.split(' ');
    const pattern = `^(${same.map(([path = '']) => prefixOf(path)).join('|')})${escape(from)}$`;
    return status === '200'
      ? { comment: 'Another name.', pattern, answer: { kind: 'files', files: [`{1}${to}/index.html`], otherwise: 'page' } }
      : {
          comment: 'Moved.',
          pattern,
          answer: { kind: 'redirect', to: to.startsWith('/') ? `{1}${to}` : to, status: status === '308' ? 308 : 302 },
        };
  });
}

/** The site: a document per page in every language, and the texts of all apps. */
export function siteRules({ languages, redirects, chains }: SiteParameters): Pick<HostRules, 'rules' | 'missingPages'> {
  const prefix = `(?:/(?:${languages.join('|')}))?`;
  const view = `(${prefix}/docs(?:/${plain}+)?)/(?:${chains.map(escape).join('|')})`;
  const isView = new RegExp(`^${view}$`);
  const exact = redirects
    .split('\n')
    .map((line) => line.split(' '))
    // The rule for chains covers these lines.
    .filter(([from = '', , status]) => from !== '' && !from.includes('/:') && !(status === '200' && isView.test(from)));
  return {
    rules: [
      {
        comment: 'English has no prefix; its home page stores the choice.',
        pattern: '^/en/?$',
        answer: { kind: 'redirect', to: chosenEnglishPath, status: 308 },
      },
      { comment: 'English has no prefix.', pattern: `^/en(/${plain}+)$`, answer: { kind: 'redirect', to: '{1}', status: 308 } },
      { comment: 'Pages are folders.', pattern: String.raw`^/index\.html$`, answer: { kind: 'redirect', to: '/', status: 308 } },
      {
        comment: 'Pages are folders.',
        pattern: String.raw`^(/${plain}+)/index\.html$`,
        answer: { kind: 'redirect', to: '{1}', status: 308 },
      },
      noTrailingSlash,
      ...mergeLanguages(exact, languages),
      {
        comment: 'Page contexts of docs with the chain of their samples.',
        pattern: String.raw`^${view}/index\.pageContext\.json$`,
        answer: { kind: 'files', files: ['{path}', '{1}/index.pageContext.json'], otherwise: 'json' },
      },
      {
        comment: 'Docs with the chain of their samples.',
        pattern: `^${view}$`,
        answer: { kind: 'files', files: ['{path}/index.html', '{1}/index.html'], otherwise: 'page' },
      },
      { comment: 'Texts of all apps.', pattern: dictionaryPath, answer: { kind: 'files', files: ['{path}'], otherwise: 'json' } },
      anyFile,
      { comment: 'Pages.', pattern: '^/', answer: { kind: 'files', files: ['{path}/index.html'], otherwise: 'page' } },
    ],
    missingPages: [
      ...languages.map((language) => ({ pattern: `^/${language}(?:/|$)`, file: `/${language}/404.html` })),
      { pattern: '^/', file: '/404.html' },
    ],
  };
}

/** The dashboard: one document for its top-level paths in every language, with its files below `/_dashboard`. */
export function dashboardRules(languages: readonly string[]): Pick<HostRules, 'rules' | 'missingPages'> {
  return {
    rules: [
      { comment: 'Home of a host that serves only this app.', pattern: '^/$', answer: { kind: 'redirect', to: '/workspace', status: 302 } },
      {
        comment: 'Files. A missing one is never HTML.',
        pattern: '^/_dashboard/',
        answer: { kind: 'files', files: ['{path}'], otherwise: 'json' },
      },
      noTrailingSlash,
      {
        comment: 'Every screen is the same document.',
        pattern: `^(?:/(?:${languages.join('|')}))?/(?:login|sso-callback|workspace|dashboard)(?:/|$)`,
        answer: { kind: 'files', files: ['/_dashboard/index.html'], otherwise: 'json' },
      },
    ],
    missingPages: [],
  };
}

/** The playground: one document below `/playground/`. */
export function playgroundRules(): Pick<HostRules, 'rules' | 'missingPages'> {
  return {
    rules: [
      {
        comment: 'Home of a host that serves only this app.',
        pattern: '^/$',
        answer: { kind: 'redirect', to: '/playground/', status: 302 },
      },
      {
        comment: 'Relative links need the slash.',
        pattern: '^/playground$',
        answer: { kind: 'redirect', to: '/playground/', status: 308 },
      },
      anyFile,
      {
        comment: 'Every screen is the same document.',
        pattern: '^/playground/',
        answer: { kind: 'files', files: ['/playground/index.html'], otherwise: 'json' },
      },
    ],
    missingPages: [],
  };
}

/** Storybook: one document that selects stories by query. */
export function storybookRules(): Pick<HostRules, 'rules' | 'missingPages'> {
  return {
    rules: [
      {
        comment: 'Every story is the same document.',
        pattern: '^/$',
        answer: { kind: 'files', files: ['/index.html'], otherwise: 'json' },
      },
      anyFile,
    ],
    missingPages: [],
  };
}
