import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { runCommand } from './run-stage.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'onepoint-stage-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
});

const run = (script: string) => runCommand('docs', process.execPath, ['-e', script], root);

it('collects the output of a command that passes', async () => {
  expect(await run('console.log("fine"); console.error("almost")')).toMatchObject({
    passed: true,
    failures: [],
    output: expect.stringContaining('fine') as string,
  });
});

it('names a command that fails without Nx', async () => {
  const { failures } = await run('process.exit(1)');
  expect(failures).toEqual([{ names: ['docs'], command: `npx ${process.execPath} -e process.exit(1)` }]);
});

it('names the tasks that failed in Nx, and leaves no reports', async () => {
  const profile = [{ args: { target: { project: '@onepoint/site', target: 'build' }, status: 'failure' } }];
  const script = `require('node:fs').writeFileSync(process.env.NX_PROFILE, ${JSON.stringify(JSON.stringify(profile))}); process.exit(1)`;
  const { failures } = await run(script);
  expect(failures).toEqual([{ names: ['@onepoint/site:build'], command: 'npx nx run @onepoint/site:build' }]);
  expect(await readdir(join(root, 'test-results'))).toEqual([]);
});
