import type { Manifest } from './manifest.ts';

/** A limit on what a page may load, in gzipped bytes. */
export interface Budget {
  readonly page: string;
  /** Folder of the build, from the workspace's root. */
  readonly outDir: string;
  /** The page's entry and the lazy chunks it always loads. */
  readonly entries: readonly string[];
  /** What is there already when the page is reached: a further route is measured by what it adds. */
  readonly without?: readonly string[];
  readonly jsBytesMax: number;
  readonly cssBytesMax?: number;
}

export const dashboard = 'apps/dashboard/dist';
const route = (name: string): string => `src/app/routes/${name}-route.tsx`;

/** All that the first authenticated view loads, but for the identity service's own script (groups of `apps/dashboard/vite.config.ts`). */
export const firstView: readonly string[] = ['index.html', 'shell'];

/** The playground with the section it opens with. */
const playgroundFirstView: readonly string[] = ['index.html', '../../libs/wallet-lab/src/sections/connect-section.tsx'];

const dashboardPage = /^src\/(?:app\/routes|features\/[\w-]+)\/([\w-]+)-(?:route|page)\.tsx$/;

/** What each page of the dashboard adds to the first view. Charts and date pickers load later, from the page. */
export const furtherRoutes = (manifest: Manifest): Budget[] =>
  Object.keys(manifest)
    .filter((key) => dashboardPage.test(key))
    .map((key) => ({
      page: `${key.replace(dashboardPage, '$1')} of the dashboard, beside the first view`,
      outDir: dashboard,
      entries: [key],
      without: firstView,
      jsBytesMax: 40_000,
    }));

export const budgets: readonly Budget[] = [
  {
    page: '/ of the site',
    outDir: 'apps/site/dist/client',
    entries: ['index.html', route('home')],
    jsBytesMax: 160_000,
    cssBytesMax: 13_000,
  },
  { page: '/dashboard, first view', outDir: dashboard, entries: firstView, jsBytesMax: 200_000 },
  { page: '/playground/', outDir: 'apps/wallet-playground/dist', entries: playgroundFirstView, jsBytesMax: 225_000 },
];
