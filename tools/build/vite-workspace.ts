import { join } from 'node:path';
import { checkEnvironment, EnvironmentError } from '@onepoint/environment';
import { loadEnv, type Plugin } from 'vite';
import { bundledPackages } from './vite-bundled-packages.ts';
import { dictionaries } from './vite-dictionaries.ts';

/** Public build-time variables (`@onepoint/site-config` parses them); nothing else of the environment reaches a bundle. */
export const publicVariables = [
  'ONEPOINT_CLERK_PUBLISHABLE_KEY',
  'ONEPOINT_API_URL',
  'ONEPOINT_GATEWAY_URL',
  'ONEPOINT_SERVICE_CHAINS',
  'ONEPOINT_PRODUCTION_HOST',
  'ONEPOINT_DEV_MODE',
  'ONEPOINT_PAYMENT_HOSTS',
  'ONEPOINT_SITE_URL',
  'ONEPOINT_STATUS_PAGE_URL',
  'ONEPOINT_ANALYTICS_URL',
  'ONEPOINT_ANALYTICS_SITE',
  'ONEPOINT_BROWSER_REPORTS',
];

/**
 * Shared configuration of every Vite build. Libraries resolve to their TypeScript sources through `exports`,
 * so only server bundles must be told to inline them. Public variables become constants and unset ones empty strings,
 * so that unreachable code is dropped. Production builds reject unsafe values.
 */
export function workspace(): Plugin[] {
  return [settings(), dictionaries(), bundledPackages()];
}

function settings(): Plugin {
  return {
    name: 'onepoint:workspace',
    config: (_config, { command, mode }) => {
      const env = loadEnv(mode, join(import.meta.dirname, '../..'), 'ONEPOINT_');
      if (command === 'build' && mode === 'production') assertSafeBuild(env);
      assertReportsFlag(env['ONEPOINT_BROWSER_REPORTS'] ?? '');
      return {
        build: { emptyOutDir: true, manifest: true, target: 'baseline-widely-available' },
        define: {
          ...Object.fromEntries(publicVariables.map((name) => [`import.meta.env.${name}`, JSON.stringify(env[name] ?? '')])),
          'import.meta.env.ONEPOINT_SERVES_CONFIG': JSON.stringify('false'),
        },
        ssr: { noExternal: [/^@onepoint\//] },
      };
    },
  };
}

/** Rejects the embedded identity service, developer pages and local URLs in production builds. */
function assertSafeBuild(env: Readonly<Record<string, string>>): void {
  const { problems } = checkEnvironment('build', env);
  if (problems.length > 0) throw new EnvironmentError(problems);
}

/** Validated here instead of in the browser, where the validation would be part of every first view. */
function assertReportsFlag(value: string): void {
  if (['', 'true', 'false'].includes(value)) return;
  throw new EnvironmentError([
    { variable: 'ONEPOINT_BROWSER_REPORTS', problem: 'is neither true nor false', cure: 'Set it to true or false' },
  ]);
}
