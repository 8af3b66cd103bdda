// ESLint checks only imports and what projects may use. oxlint checks everything else (.oxlintrc.json).
import nx from '@nx/eslint-plugin';
import parser from '@typescript-eslint/parser';
import { appZones } from './tools/checks/eslint/app-zones.mjs';

const below = {
  app: ['feature', 'ui', 'data-access', 'domain', 'util'],
  feature: ['ui', 'data-access', 'domain', 'util'],
  'data-access': ['data-access', 'domain', 'util'],
  ui: ['ui', 'util'],
  domain: ['domain', 'util'],
  util: ['util'],
  testing: ['feature', 'ui', 'data-access', 'domain', 'util', 'testing'],
  e2e: ['testing', 'data-access', 'domain', 'util'],
  tool: ['tool', 'app', 'feature', 'ui', 'data-access', 'domain', 'util'],
};
const serverOnly = ['fastify', 'fastify-*', '@fastify/*', 'drizzle-orm', 'drizzle-orm/*', 'pg'];
const browserOnly = ['react', 'react-dom', 'react-dom/*', 'react-router', 'react-router/*', 'wagmi', 'wagmi/*', '@clerk/clerk-react'];
const notForUi = ['wagmi', 'wagmi/*', 'viem', 'viem/*', '@clerk/*', '@tanstack/react-query'];
const nodeOnly = ['node:*'];

/** Files that are never bundled, so they may use the test library and Node. */
const offline = [
  '**/*.{test,stories,spec}.{ts,tsx}',
  '**/{vite,vitest,playwright}.config.ts',
  '**/stryker.config.mjs',
  '**/{e2e,vite,test,testing,scripts}/**',
  'libs/testing/**',
  'libs/fake-wallets/src/playwright/**',
  'apps/e2e/**',
  '.storybook/**',
];

/** The site's own server, which runs under Node next to the server bundle. */
const siteServer = ['apps/site/server/**'];

/** The demo shows the app with its test fixtures. Production builds contain none of it: `tools/checks/bundles/forbidden-code.ts`. */
const demo = ['apps/dashboard/src/demo/**'];

const boundaries = (extraTypes) => [
  'error',
  {
    depConstraints: [
      ...Object.entries(below).map(([type, types]) => ({
        sourceTag: `type:${type}`,
        onlyDependOnLibsWithTags: [...types.map((name) => `type:${name}`), ...extraTypes],
      })),
      ...['site', 'dashboard', 'playground', 'server'].map((scope) => ({
        sourceTag: `scope:${scope}`,
        onlyDependOnLibsWithTags: [`scope:${scope}`, 'scope:shared'],
      })),
      { sourceTag: 'scope:shared', onlyDependOnLibsWithTags: ['scope:shared'] },
    ],
  },
];
const ban = (...groups) => [
  'error',
  { patterns: [{ group: groups.flat(), message: 'This project may not import it: see docs/architecture.md.' }] },
];

const code = '**/*.{ts,tsx}';
const servers = [
  'apps/api/',
  'apps/gateway/',
  'libs/bus/',
  'libs/database/',
  'libs/document-host/',
  'libs/environment/',
  'libs/metrics/',
  'libs/tracing/',
].map((root) => root + code);
const web = ['apps/site/', 'apps/dashboard/', 'apps/wallet-playground/'].map((root) => root + code);
const ui = ['libs/ui-kit/', 'libs/charts/', 'libs/modal-stack/'].map((root) => root + code);
const domain = [
  'libs/plans-domain/',
  'libs/chains/',
  'libs/allow-lists/',
  'libs/api-contract/',
  'libs/rpc-samples/',
  'libs/gateway-errors/',
].map((root) => root + code);
const util = ['libs/flags/', 'libs/site-config/', 'libs/app-state/', 'libs/navigation/', 'libs/i18n/'].map((root) => root + code);
const data = ['libs/api-client/', 'libs/fake-wallets/', 'libs/wallet/', 'libs/auth/'].map((root) => root + code);
const features = ['libs/preferences/', 'libs/wallet-lab/'].map((root) => root + code);

/** APIs that pages have only over HTTPS and on localhost. */
const secureOnly = {
  object: 'crypto',
  property: 'randomUUID',
  message: 'Pages that come over HTTP lack it: use createIdempotencyKey of @onepoint/api-client, or getRandomValues.',
};

/** Browsers that block site data throw on access to these, and an unguarded access leaves a blank page. */
const siteData = ['localStorage', 'sessionStorage', 'indexedDB'];
const siteDataMessage = 'It throws where the browser blocks site data: use localStore or sessionStore of @onepoint/app-state.';
const rawSiteData = siteData.flatMap((property) =>
  ['window', 'globalThis', 'self'].map((object) => ({ object, property, message: siteDataMessage })),
);
const rawSiteDataGlobals = ['error', ...siteData.map((name) => ({ name, message: siteDataMessage }))];
/** The wrapper, which catches what storage throws. */
const siteDataReaders = ['libs/app-state/src/page-storage.ts'];

export default [
  {
    ignores: [
      '**/dist',
      '**/out-tsc',
      '**/storybook-static',
      '**/.nx',
      '**/test-results',
      '**/playwright-report',
      '**/.stryker-tmp',
      '.data',
    ],
  },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    languageOptions: { parser, parserOptions: { ecmaFeatures: { jsx: true } } },
    plugins: { '@nx': nx, onepoint: { rules: { 'app-zones': appZones } } },
    rules: { '@nx/enforce-module-boundaries': boundaries([]), 'onepoint/app-zones': 'error' },
  },
  { files: servers, rules: { 'no-restricted-imports': ban(browserOnly) } },
  { files: [...web, ...util, ...data, ...features], rules: { 'no-restricted-imports': ban(serverOnly, nodeOnly) } },
  {
    files: [...web, ...util, ...data, ...features, ...ui],
    ignores: offline,
    rules: { 'no-restricted-properties': ['error', secureOnly, ...rawSiteData], 'no-restricted-globals': rawSiteDataGlobals },
  },
  { files: siteDataReaders, rules: { 'no-restricted-properties': ['error', secureOnly], 'no-restricted-globals': 'off' } },
  { files: siteServer, rules: { 'no-restricted-imports': ban(serverOnly, browserOnly) } },
  { files: ui, rules: { 'no-restricted-imports': ban(serverOnly, nodeOnly, notForUi) } },
  { files: domain, rules: { 'no-restricted-imports': ban(serverOnly, nodeOnly, browserOnly) } },
  { files: offline, rules: { '@nx/enforce-module-boundaries': boundaries(['type:testing', 'type:tool']), 'no-restricted-imports': 'off' } },
  { files: demo, rules: { '@nx/enforce-module-boundaries': boundaries(['type:testing']) } },
];
