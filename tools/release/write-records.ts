// Runs before `nx release` writes versions: records what this release promises, for `npm run check:api` and the tests that compare releases (ADR 0063).
// `nx release` commits staged files.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describeApi, writeApiRecord } from './api/api-record.ts';

const workspace = join(import.meta.dirname, '../..');
/** Tests that write what they compare with if RELEASE_RECORDS is `write`. The first two read each other's record. */
const recorders = [
  { cwd: 'apps/site', args: ['--project=site-build', 'vite/released-pages.test.ts'], record: 'apps/site/released-pages.json' },
  { cwd: 'apps/dashboard', args: ['src/app/released-pages.test.ts'], record: 'apps/dashboard/released-pages.json' },
  {
    cwd: 'libs/app-state',
    args: ['--config=../../tools/test-config/vitest.config.ts', 'src/released-preferences.test.ts'],
    record: 'libs/app-state/released-preferences.json',
  },
];

const run = (command: string, args: readonly string[], cwd = '.', env: NodeJS.ProcessEnv = {}): void =>
  void execFileSync(command, args, { cwd: join(workspace, cwd), env: { ...process.env, ...env }, stdio: 'inherit' });

if (process.env['NX_DRY_RUN'] === 'true') console.log('would record the API, pages, and stored values that this release promises');
else {
  await writeApiRecord(describeApi());
  run('nx', ['run', '@onepoint/site:build'], '.', { NX_DAEMON: 'false', NX_TUI: 'false' });
  for (const { cwd, args } of recorders) run('vitest', ['run', ...args], cwd, { RELEASE_RECORDS: 'write' });
  run('git', ['add', 'tools/release/record', ...recorders.map(({ record }) => record)]);
}
