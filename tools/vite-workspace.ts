import type { Plugin } from 'vite';

/**
 * What every Vite build of the workspace shares. Libraries resolve to their TypeScript sources through `exports`,
 * so only a server bundle needs telling to inline them.
 */
export function workspace(): Plugin {
  return {
    name: 'onepoint:workspace',
    config: () => ({
      build: { emptyOutDir: true, target: 'baseline-widely-available' },
      ssr: { noExternal: [/^@onepoint\//] },
    }),
  };
}
