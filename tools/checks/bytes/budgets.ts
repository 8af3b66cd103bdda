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

const dashboard = 'apps/dashboard/dist';
const route = (name: string): string => `src/app/routes/${name}-route.tsx`;

/** All that the first authenticated view loads, but for the identity service's own script. */
export const firstView: readonly string[] = ['index.html', route('session'), route('dashboard-layout'), route('api-keys')];

/** The playground with the section it opens with. */
const playgroundFirstView: readonly string[] = ['index.html', '../../libs/wallet-lab/src/sections/connect-section.tsx'];

const furtherRoute = (name: string): Budget => ({
  page: `/dashboard/${name}, beside the first view`,
  outDir: dashboard,
  entries: [route(name)],
  without: firstView,
  jsBytesMax: 40_000,
});

export const budgets: readonly Budget[] = [
  {
    page: '/ of the site',
    outDir: 'apps/site/dist/client',
    entries: ['index.html', route('home')],
    jsBytesMax: 130_000,
    cssBytesMax: 12_000,
  },
  { page: '/dashboard, first view', outDir: dashboard, entries: firstView, jsBytesMax: 222_000 },
  ...['statistics', 'usage', 'settings', 'members', 'plans', 'payments', 'promocode', 'api-key'].map(furtherRoute),
  { page: '/playground/', outDir: 'apps/wallet-playground/dist', entries: playgroundFirstView, jsBytesMax: 200_000 },
];
