import { caching, type HostRules } from './host-rules.ts';

/** Rule limits of the hosts: https://developers.cloudflare.com/pages/configuration/headers/, https://docs.netlify.com/routing/headers/ */
const headerRulesMax = 100;

/** Folders with hashed files, such as `/assets`. */
function listAssetFolders(files: readonly string[]): string[] {
  const hashed = files.filter((file) => new RegExp(caching[0].pattern).test(file));
  return [...new Set(hashed.map((file) => file.slice(0, file.indexOf('/assets/') + '/assets'.length)))].toSorted();
}

/** `_headers` of Cloudflare Pages, Netlify, and similar hosts. By default, they revalidate everything that isn't listed. */
export function headersFile({ policy, headers }: HostRules, files: readonly string[]): string {
  const [immutable, dictionaries] = caching;
  const folders = listAssetFolders(files);
  const rules: [string, Record<string, string>][] = [
    ['/*', { 'Content-Security-Policy': policy, ...headers }],
    ...folders.map((folder): [string, Record<string, string>] => [`${folder}/*`, { 'Cache-Control': immutable.value }]),
    ...(files.some((file) => file.startsWith('/locales/'))
      ? [['/locales/*', { 'Cache-Control': dictionaries.value }] as [string, Record<string, string>]]
      : []),
  ];
  if (rules.length > headerRulesMax)
    throw new Error(`${String(rules.length)} header rules, but static hosts accept ${String(headerRulesMax)}`);
  return rules
    .map(
      ([path, values]) =>
        `${path}\n${Object.entries(values)
          .map(([name, value]) => `  ${name}: ${value}\n`)
          .join('')}`,
    )
    .join('\n');
}

/**
 * `_redirects` of the same hosts. Rules with a status of 404 keep missing files from being answered with a document; Netlify and GitLab Pages apply them,
 * Cloudflare Pages ignores them.
 *
 * @param own redirects that the build wrote
 */
export function redirectsFile(app: string, own: string, files: readonly string[], languages: readonly string[]): string {
  const missing = [...listAssetFolders(files), ...(files.some((file) => file.startsWith('/locales/')) ? ['/locales'] : [])].map(
    (folder) => `${folder}/* /missing.json 404`,
  );
  const prefixes = ['', ...languages.map((language) => `/${language}`)];
  const english = ['/en /?lang=en 308', '/en/* /:splat 308'];
  const documents: Readonly<Record<string, readonly string[]>> = {
    site: english,
    preview: english,
    dashboard: [
      '/ /workspace 302',
      ...prefixes.flatMap((prefix) =>
        ['login', 'sso-callback', 'workspace', 'dashboard'].flatMap((area) => [
          `${prefix}/${area} /_dashboard/index.html 200`,
          `${prefix}/${area}/* /_dashboard/index.html 200`,
        ]),
      ),
    ],
    playground: ['/ /playground/ 302', '/playground /playground/ 308', '/playground/* /playground/index.html 200'],
  };
  return [...own.split('\n').filter((line) => line !== ''), ...missing, ...(documents[app] ?? [])].map((line) => `${line}\n`).join('');
}
