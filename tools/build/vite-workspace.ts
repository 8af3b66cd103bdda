import { join } from 'node:path';
import { checkEnvironment, EnvironmentError } from '@onepoint/environment';
import { loadEnv, type Plugin } from 'vite';
import { bundledPackages } from './vite-bundled-packages.ts';
import { dictionaries } from './vite-dictionaries.ts';

/** Public variables, which apps read from their `config.js` (`@onepoint/site-config` parses them). */
export const publicVariables = [
  'ONEPOINT_CLERK_PUBLISHABLE_KEY',
  'ONEPOINT_API_URL',
  'ONEPOINT_GATEWAY_URL',
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
 * Shared configuration of every Vite build. Libraries resolve to their TypeScript sources through `exports`, so only server bundles must be told to
 * inline them. Only two constants of the environment reach a bundle: whether it has the embedded identity service, so that its code is dropped
 * otherwise, and the chains in prerendered pages. Production builds reject unsafe values.
 */
export function workspace(): Plugin[] {
  return [settings(), dictionaries(), bundledPackages()];
}

function settings(): Plugin {
  return {
    name: 'onepoint:workspace',
    config: (_config, { command, mode }) => {
      const env = loadEnv(mode, join(import.meta.dirname, '../..'), 'ONEPOINT_');
      const { environment, problems } = checkEnvironment('build', env);
      if (command === 'build' && mode === 'production' && problems.length > 0) throw new EnvironmentError(problems);
      const hasEmbeddedIdentity = environment !== 'production' && (env['ONEPOINT_CLERK_PUBLISHABLE_KEY'] ?? '') === '';
      assertReportsFlag(env['ONEPOINT_BROWSER_REPORTS'] ?? '');
      return {
        build: { emptyOutDir: true, manifest: true, target: 'baseline-widely-available' },
        define: {
          'import.meta.env.ONEPOINT_EMBEDDED_IDENTITY': JSON.stringify(String(hasEmbeddedIdentity)),
          'import.meta.env.ONEPOINT_SERVICE_CHAINS': JSON.stringify(env['ONEPOINT_SERVICE_CHAINS'] ?? ''),
          'import.meta.env.ONEPOINT_SERVES_CONFIG': JSON.stringify('false'),
        },
        ssr: { noExternal: [/^@onepoint\//] },
      };
    },
  };
}

/** Validated here instead of in the browser, where the validation would be part of every first view. */
function assertReportsFlag(value: string): void {
  if (['', 'true', 'false'].includes(value)) return;
  throw new EnvironmentError([
    { variable: 'ONEPOINT_BROWSER_REPORTS', problem: 'is neither true nor false', cure: 'Set it to true or false' },
  ]);
}
