// Only what needs Nx's project graph, and the hooks rules. Everything else is oxlint's (.oxlintrc.json).
import nx from '@nx/eslint-plugin';
import parser from '@typescript-eslint/parser';
import reactHooks from 'eslint-plugin-react-hooks';

const below = {
  app: ['feature', 'ui', 'data-access', 'domain', 'util'],
  feature: ['ui', 'data-access', 'domain', 'util'],
  'data-access': ['data-access', 'domain', 'util'],
  ui: ['ui', 'util'],
  domain: ['domain', 'util'],
  util: ['util'],
  testing: ['feature', 'ui', 'data-access', 'domain', 'util', 'testing'],
  e2e: ['testing', 'data-access', 'domain', 'util'],
  tool: ['tool', 'data-access', 'domain', 'util'],
};
const web = ['site', 'dashboard', 'playground'];
const browserOnlyBans = ['fastify', 'fastify-*', '@fastify/*', 'drizzle-orm', 'pg', 'node:*'];
const serverBans = ['react', 'react-dom', 'react-router', 'wagmi', '@clerk/clerk-react'];
const testFiles = [
  '**/*.{test,stories,spec}.{ts,tsx}',
  '**/{vite,vitest,playwright}.config.ts',
  '**/e2e/**',
  '**/testing/**',
  '**/vite/**',
  '**/test/**',
];

/** `@onepoint/tools` holds build and test configuration: any project may use it, from configuration and tests alone. */
const withTools = (types) => [...types.map((type) => `type:${type}`), 'type:tool'];

const boundaries = (extra) => [
  'error',
  {
    enforceBuildableLibDependency: false,
    depConstraints: [
      ...Object.entries(below).map(([type, types]) => ({
        sourceTag: `type:${type}`,
        onlyDependOnLibsWithTags: [...withTools(types), ...extra],
      })),
      ...web.map((scope) => ({
        sourceTag: `scope:${scope}`,
        onlyDependOnLibsWithTags: [`scope:${scope}`, 'scope:shared'],
        bannedExternalImports: browserOnlyBans,
      })),
      { sourceTag: 'scope:server', onlyDependOnLibsWithTags: ['scope:server', 'scope:shared'], bannedExternalImports: serverBans },
      { sourceTag: 'scope:shared', onlyDependOnLibsWithTags: ['scope:shared'] },
      { sourceTag: 'type:domain', onlyDependOnLibsWithTags: ['*'], bannedExternalImports: ['react', 'react-dom', ...browserOnlyBans] },
      {
        sourceTag: 'type:ui',
        onlyDependOnLibsWithTags: ['*'],
        bannedExternalImports: ['wagmi', 'viem', '@clerk/*', '@tanstack/react-query', ...browserOnlyBans],
      },
    ],
  },
];

export default [
  { ignores: ['**/dist', '**/out-tsc', '**/storybook-static', '**/.nx', '**/test-results', '**/playwright-report', '.data'] },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    languageOptions: { parser, parserOptions: { ecmaFeatures: { jsx: true } } },
    plugins: { '@nx': nx },
    rules: { '@nx/enforce-module-boundaries': boundaries([]) },
  },
  { files: testFiles, rules: { '@nx/enforce-module-boundaries': boundaries(['type:testing']) } },
  { files: ['**/*.{ts,tsx}'], ...reactHooks.configs.flat.recommended },
];
