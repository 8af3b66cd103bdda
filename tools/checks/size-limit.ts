/** Size budgets in gzipped bytes, checked by `size-limit` after a build. Every file counts by itself, as a server sends it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dashboardDir, dashboardFirstView, filesOf, readManifest, siteDir } from './bundles/manifest.ts';
import { scriptsOf } from './bundles/site-page.ts';

const playgroundDir = 'apps/wallet-playground/dist';
const playgroundFirstView = ['index.html', '../../libs/wallet-lab/src/sections/connect-section.tsx'];

const limits = {
  home: { js: '160 kB', css: '13 kB' },
  /** Without the identity service's own script. */
  dashboardFirstView: '200 kB',
  /** Limit of what each further page adds. Charts and date pickers are loaded by the page itself. */
  dashboardPage: '44 kB',
  playground: '225 kB',
  /** Scripts of a page of the site, by the start of its path without the language; the first match counts. */
  sitePages: [
    ['docs/methods/', '161 kB'],
    ['docs/', '148 kB'],
    // Drafts can contain parts of the dashboard.
    ['draft/', '225 kB'],
    ['', '160 kB'],
  ],
} as const;

interface Check {
  name: string;
  path: string[];
  limit: string;
  gzip: true;
}

const root = join(import.meta.dirname, '../..');
const check = (name: string, limit: string, path: readonly string[]): Check => ({ name, path: [...path], limit, gzip: true });

function checkEntries(name: string, limit: string, outDir: string, { entries, without = [], type = '.js' }: EntryFiles): Check {
  const manifest = readManifest(join(root, outDir));
  const files = filesOf(manifest, entries).difference(filesOf(manifest, without));
  const paths = [...files].filter((file) => file.endsWith(type));
  return check(
    name,
    limit,
    paths.map((file) => join(root, outDir, file)),
  );
}

interface EntryFiles {
  entries: readonly string[];
  /** Entries whose files are already loaded. */
  without?: readonly string[];
  type?: '.js' | '.css';
}

const dashboardPage = /^src\/(?:app\/routes|features\/[\w-]+)\/([\w-]+)-(?:route|page)\.tsx$/;

/** A check per page of the dashboard, for the files that it adds to the first view. Shared chunks can leave a page without files. */
function dashboardPages(): Check[] {
  const routes = Object.keys(readManifest(join(root, dashboardDir))).filter((key) => dashboardPage.test(key));
  return routes
    .map((key) =>
      checkEntries(`dashboard, ${key.replace(dashboardPage, '$1')}, added to the first view`, limits.dashboardPage, dashboardDir, {
        entries: [key],
        without: dashboardFirstView,
      }),
    )
    .filter(({ path }) => path.length > 0);
}

/** A check per distinct set of scripts that pages of the site load, named after the first page. */
function sitePages(): Check[] {
  const directory = join(root, siteDir);
  const checks = new Map<string, Check>();
  for (const page of readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'))) {
    const scripts = scriptsOf(readFileSync(join(directory, page), 'utf8'));
    const path = page.replace(/^[a-z]{2}\//, '');
    const [, limit] = limits.sitePages.find(([start]) => path.startsWith(start)) ?? limits.sitePages[3];
    const key = [limit, ...scripts.toSorted()].join(' ');
    if (scripts.length > 0 && !checks.has(key))
      checks.set(
        key,
        check(
          `site, ${page}`,
          limit,
          scripts.map((address) => join(directory, address)),
        ),
      );
  }
  if (checks.size === 0) throw new Error('No page of the site has scripts: the check would pass without measuring anything');
  return [...checks.values()];
}

const home = { entries: ['index.html', 'src/features/home/home-page.tsx'] };

export default [
  checkEntries('site, entry and home page', limits.home.js, siteDir, home),
  checkEntries('site, entry and home page, CSS', limits.home.css, siteDir, { ...home, type: '.css' }),
  ...sitePages(),
  checkEntries('dashboard, first view', limits.dashboardFirstView, dashboardDir, { entries: dashboardFirstView }),
  ...dashboardPages(),
  checkEntries('playground, first view', limits.playground, playgroundDir, { entries: playgroundFirstView }),
];
