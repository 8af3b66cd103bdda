import { workspace } from '@onepoint/build/vite-workspace';
import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { build } from 'vite';

export interface BuildHarnessParameters {
  outDir: string;
  /** Clerk's key, empty for the embedded identity service. */
  publishableKey: string;
}

/** Builds the harness as the apps are built. */
export async function buildHarness({ outDir, publishableKey }: BuildHarnessParameters): Promise<void> {
  // Vitest sets NODE_ENV to `test`, of which Vite makes a development build of JSX beside a production build of React.
  const { NODE_ENV, ONEPOINT_CLERK_PUBLISHABLE_KEY } = process.env;
  Object.assign(process.env, { NODE_ENV: 'production', ONEPOINT_CLERK_PUBLISHABLE_KEY: publishableKey });
  try {
    await build({
      root: join(import.meta.dirname, 'harness'),
      configFile: false,
      logLevel: 'error',
      mode: 'production',
      plugins: [workspace(), react()],
      build: { outDir, emptyOutDir: true },
    });
  } finally {
    Object.assign(process.env, { NODE_ENV, ONEPOINT_CLERK_PUBLISHABLE_KEY: ONEPOINT_CLERK_PUBLISHABLE_KEY ?? '' });
  }
}
