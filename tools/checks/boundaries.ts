/**
 * Canary of the import boundaries and of web storage access: lints planted code that must be rejected and some that must
 * pass. Nx's rule accepts everything if no project graph is cached, so a green lint alone proves nothing.
 */
import { join } from 'node:path';
import { ESLint } from 'eslint';

interface Plant {
  readonly file: string;
  readonly imports: string;
}

const forbidden: readonly Plant[] = [
  { file: 'libs/plans-domain/src/canary.ts', imports: '@onepoint/api-client' },
  { file: 'libs/plans-domain/src/canary.ts', imports: 'react' },
  { file: 'libs/api-contract/src/canary.ts', imports: 'node:fs' },
  { file: 'libs/api-contract/src/canary.ts', imports: 'fastify' },
  { file: 'libs/ui-kit/src/canary.tsx', imports: '@onepoint/plans-domain' },
  { file: 'libs/ui-kit/src/canary.tsx', imports: 'wagmi' },
  { file: 'libs/ui-kit/src/canary.tsx', imports: '@tanstack/react-query' },
  { file: 'libs/i18n/src/canary.ts', imports: '@onepoint/ui-kit/button' },
  { file: 'libs/api-client/src/canary.ts', imports: '@onepoint/database' },
  { file: 'libs/api-client/src/canary.ts', imports: '@onepoint/testing/api' },
  { file: 'libs/auth/src/server/canary.ts', imports: 'node:crypto' },
  { file: 'apps/site/src/canary.tsx', imports: '@onepoint/database' },
  { file: 'apps/site/src/canary.tsx', imports: 'drizzle-orm' },
  { file: 'apps/dashboard/src/app/canary.tsx', imports: '../../../site/src/root.tsx' },
  { file: 'apps/dashboard/src/app/canary.tsx', imports: 'pg' },
  { file: 'apps/wallet-playground/src/canary.tsx', imports: 'fastify' },
  { file: 'apps/api/src/canary.ts', imports: 'react' },
  { file: 'apps/api/src/canary.ts', imports: '../../gateway/src/server.ts' },
  { file: 'apps/api/src/canary.ts', imports: '@onepoint/testing/api' },
  { file: 'apps/gateway/src/canary.ts', imports: 'wagmi' },
  { file: 'apps/dashboard/src/features/session/canary.tsx', imports: '../projects/projects-page.tsx' },
  { file: 'apps/dashboard/src/features/session/canary.tsx', imports: '../../app/paths.ts' },
  { file: 'apps/dashboard/src/shared/canary.tsx', imports: '../features/session/login-page.tsx' },
  { file: 'apps/dashboard/src/app/canary.tsx', imports: '../features/session/components/anything.tsx' },
  { file: 'apps/dashboard/src/app/canary.tsx', imports: '../demo/enter-demo.tsx' },
  { file: 'apps/dashboard/src/shared/canary.tsx', imports: '../demo/enter-demo.tsx' },
];

const allowed: readonly Plant[] = [
  { file: 'apps/api/src/canary.ts', imports: '@onepoint/database' },
  { file: 'apps/api/src/canary.ts', imports: 'node:crypto' },
  { file: 'libs/api-client/src/canary.ts', imports: '@onepoint/api-contract' },
  { file: 'apps/dashboard/src/shared/canary.test.ts', imports: '@onepoint/testing/api' },
  { file: 'libs/charts/src/canary.tsx', imports: '@onepoint/ui-kit/button' },
  { file: 'apps/dashboard/src/app/canary.tsx', imports: '../features/session/login-page.tsx' },
  { file: 'apps/dashboard/src/app/main.tsx', imports: '../demo/enter-demo.tsx' },
  { file: 'apps/dashboard/src/demo/canary.tsx', imports: '@onepoint/testing/scenarios' },
];

interface CodePlant {
  readonly file: string;
  readonly code: string;
  readonly refused: boolean;
}

const storage: readonly CodePlant[] = [
  { file: 'apps/site/src/canary.ts', code: "export const planted = localStorage.getItem('a');", refused: true },
  { file: 'apps/dashboard/src/app/canary.ts', code: "export const planted = window.sessionStorage.getItem('a');", refused: true },
  { file: 'apps/wallet-playground/src/canary.ts', code: 'export const { localStorage: planted } = globalThis;', refused: true },
  { file: 'libs/wallet-lab/src/canary.ts', code: "export const planted = indexedDB.open('a');", refused: true },
  { file: 'libs/app-state/src/page-storage.ts', code: "export const planted = globalThis.localStorage.getItem('a');", refused: false },
  { file: 'libs/app-state/src/canary.test.ts', code: "export const planted = localStorage.getItem('a');", refused: false },
];

const rules = new Set([
  '@nx/enforce-module-boundaries',
  'no-restricted-imports',
  'onepoint/app-zones',
  'no-restricted-globals',
  'no-restricted-properties',
]);
const root = join(import.meta.dirname, '../..');
const eslints = new Map<string, ESLint>();

function eslintAt(cwd: string): ESLint {
  const eslint = eslints.get(cwd) ?? new ESLint({ cwd });
  eslints.set(cwd, eslint);
  return eslint;
}

async function isRefused({ file, text }: { readonly file: string; readonly text: string }, cwd: string): Promise<boolean> {
  const results = await eslintAt(cwd).lintText(text, { filePath: join(root, file) });
  return results.some((result) => result.messages.some(({ ruleId }) => ruleId !== null && rules.has(ruleId)));
}

const importOf = ({ file, imports }: Plant) => ({ file, text: `import * as planted from '${imports}';\nexport { planted };\n` });

/** Lint runs from the workspace root and from each project's folder. */
const startsOf = ({ file }: { readonly file: string }): readonly string[] => [root, join(root, ...file.split('/').slice(0, 2))];

const wrong: string[] = [];
for (const plant of forbidden)
  for (const cwd of startsOf(plant))
    if (!(await isRefused(importOf(plant), cwd))) wrong.push(`${plant.file} may import ${plant.imports}, but must not (linted in ${cwd})`);
for (const plant of allowed)
  for (const cwd of startsOf(plant))
    if (await isRefused(importOf(plant), cwd))
      wrong.push(`${plant.file} may not import ${plant.imports}, but must be able to (linted in ${cwd})`);
for (const { file, code, refused } of storage)
  for (const cwd of startsOf({ file }))
    if ((await isRefused({ file, text: `${code}\n` }, cwd)) !== refused)
      wrong.push(`${file} ${refused ? 'may' : 'may not'} say ${code} (linted in ${cwd})`);
if (wrong.length > 0) {
  console.error(wrong.map((problem) => `✘ ${problem}`).join('\n'));
  process.exit(1);
}
console.log(
  `boundaries hold: ${forbidden.length} forbidden imports refused, ${storage.filter(({ refused }) => refused).length} reads of web storage too, ${allowed.length} allowed ones pass`,
);
