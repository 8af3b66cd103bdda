import { serviceChains } from '@onepoint/chains';
import { defaultLanguage, routableLanguageCodes } from '@onepoint/i18n';
import { dashboardRules, playgroundRules, siteRules, storybookRules, type HostRules } from './hosts/host-rules.ts';

export interface ReleasedApp {
  readonly project: string;
  /** Folder of the project; its package.json has the version. */
  readonly root: string;
  readonly target: string;
  /** Build output and where a host serves it. */
  readonly folders: readonly { readonly from: string; readonly at: string; readonly only?: RegExp }[];
  /** Source maps of the build, which no host serves. */
  readonly maps?: string;
  /** Where a host serves its `config.js`. */
  readonly configAt?: string;
  /** Origins that its content security policy allows. */
  readonly policy: 'site' | 'dashboard' | 'playground' | 'storybook';
  readonly rules: (redirects: string) => Pick<HostRules, 'rules' | 'missingPages'>;
}

/** Languages with a path prefix. */
export const prefixedLanguages: readonly string[] = routableLanguageCodes.filter((code) => code !== defaultLanguage);

/** Dictionaries and flags. */
const servedTexts = /^\/(?:[a-z]{2}\/[a-z_]+|flags)\.json$/;

export const apps = {
  site: {
    project: '@onepoint/site',
    root: 'apps/site',
    target: 'build',
    folders: [
      { from: 'apps/site/dist/client', at: '' },
      { from: 'locales', at: '/locales', only: servedTexts },
    ],
    configAt: '/config.js',
    policy: 'site',
    rules: (redirects) => siteRules({ languages: prefixedLanguages, redirects, chains: serviceChains.map(({ slug }) => slug) }),
  },
  /** The site with drafts and scheduled articles, for colleagues. */
  preview: {
    project: '@onepoint/site',
    root: 'apps/site',
    target: 'build:preview',
    folders: [
      { from: 'apps/site/.cache/preview/client', at: '' },
      { from: 'locales', at: '/locales', only: servedTexts },
    ],
    maps: 'apps/site/dist/client-maps',
    policy: 'site',
    rules: (redirects) => siteRules({ languages: prefixedLanguages, redirects, chains: serviceChains.map(({ slug }) => slug) }),
  },
  dashboard: {
    project: '@onepoint/dashboard',
    root: 'apps/dashboard',
    target: 'build',
    folders: [{ from: 'apps/dashboard/dist', at: '/_dashboard' }],
    maps: 'apps/dashboard/dist-maps',
    configAt: '/_dashboard/config.js',
    policy: 'dashboard',
    rules: () => dashboardRules(prefixedLanguages),
  },
  playground: {
    project: '@onepoint/wallet-playground',
    root: 'apps/wallet-playground',
    target: 'build',
    folders: [{ from: 'apps/wallet-playground/dist', at: '/playground' }],
    maps: 'apps/wallet-playground/dist-maps',
    configAt: '/playground/config.js',
    policy: 'playground',
    rules: playgroundRules,
  },
  storybook: {
    project: '@onepoint/storybook',
    root: '.storybook',
    target: 'build-storybook',
    folders: [{ from: 'storybook-static', at: '' }],
    policy: 'storybook',
    rules: storybookRules,
  },
} as const satisfies Record<string, ReleasedApp>;

export type AppName = keyof typeof apps;
