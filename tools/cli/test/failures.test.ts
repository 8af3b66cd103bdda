import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { reportName } from '@onepoint/test-config/test-reports';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { formatFailures, profileName, readFailures } from './failures.ts';

let root: string;
let folder: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'onepoint-failures-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  folder = join(root, 'test-results/run-1');
});

async function write(path: string, content: unknown): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, JSON.stringify(content));
}

/** Nx's profile of a run with one task. */
const finish = (project: string, target: string, status: string) =>
  write(join(folder, profileName), [
    { name: 'thread_name', args: { name: 'Group #1' } },
    { args: { target: { project, target }, status } },
  ]);

const report = (project: string, target: string, content: unknown) => write(join(folder, reportName(project, target)), content);

const test = (title: string, status: string, ...ancestorTitles: string[]) => ({ ancestorTitles, title, status });

it('names a failed check, and the command that repeats it', async () => {
  await finish('@onepoint/source', 'all-lint', 'failure');
  expect(formatFailures(readFailures(folder, root))).toBe('✘ @onepoint/source:all-lint\n    npx nx run @onepoint/source:all-lint');
});

it.each(['success', 'local-cache', 'remote-cache', 'skipped'])('names no check that ended with %s', async (status) => {
  await finish('@onepoint/source', 'all-lint', status);
  expect(readFailures(folder, root)).toEqual([]);
});

it('names the failed tests of a file once, with the command in its project', async () => {
  await write(join(root, 'apps/gateway/package.json'), {});
  await finish('@onepoint/gateway', 'test', 'failure');
  await report('@onepoint/gateway', 'test', {
    testResults: [
      {
        name: join(root, 'apps/gateway/src/server.test.ts'),
        status: 'failed',
        assertionResults: [
          test('serves', 'passed', '', 'the gateway'),
          test('stops', 'failed', '', 'the gateway'),
          test('starts', 'failed', ''),
        ],
      },
      { name: join(root, 'apps/gateway/src/broken.test.ts'), status: 'failed', assertionResults: [] },
      { name: join(root, 'apps/gateway/src/log.test.ts'), status: 'passed', assertionResults: [test('logs', 'passed')] },
    ],
  });
  expect(formatFailures(readFailures(folder, root)).split('\n')).toEqual([
    '✘ apps/gateway/src/server.test.ts > the gateway > stops',
    '✘ apps/gateway/src/server.test.ts > starts',
    '    npx nx run @onepoint/gateway:test src/server.test.ts',
    '✘ apps/gateway/src/broken.test.ts',
    '    npx nx run @onepoint/gateway:test src/broken.test.ts',
  ]);
});

it('names a failed story', async () => {
  await finish('@onepoint/storybook', 'all-stories', 'failure');
  const name = join(root, 'libs/ui-kit/src/button/button.stories.tsx');
  await report('@onepoint/storybook', 'all-stories', {
    testResults: [{ name, status: 'failed', assertionResults: [test('Primary', 'failed')] }],
  });
  expect(readFailures(folder, root)).toEqual([
    {
      names: ['libs/ui-kit/src/button/button.stories.tsx > Primary'],
      command: 'npx nx run @onepoint/storybook:all-stories libs/ui-kit/src/button/button.stories.tsx',
    },
  ]);
});

it('names failed specs with their lines, without what they printed', async () => {
  await finish('@onepoint/site', 'e2e', 'failure');
  const spec = (title: string, ok: boolean, line: number) => ({
    title,
    ok,
    line,
    file: 'site.spec.ts',
    tests: [{ results: [{ error: { message: 'Call log: retrying' }, stderr: [{ text: '[pid=1][err] dbus' }] }] }],
  });
  await report('@onepoint/site', 'e2e', {
    config: { rootDir: join(root, 'apps/site/e2e') },
    errors: [],
    suites: [
      {
        title: 'site.spec.ts',
        specs: [spec('opens', false, 12), spec('closes', true, 20)],
        suites: [{ title: 'offline', specs: [spec('reloads', false, 31)] }],
      },
    ],
  });
  expect(formatFailures(readFailures(folder, root)).split('\n')).toEqual([
    '✘ apps/site/e2e/site.spec.ts:12 > opens',
    '    npx nx run @onepoint/site:e2e apps/site/e2e/site.spec.ts:12',
    '✘ apps/site/e2e/site.spec.ts:31 > offline > reloads',
    '    npx nx run @onepoint/site:e2e apps/site/e2e/site.spec.ts:31',
  ]);
});

it('names the task if its test runner failed without a failed test', async () => {
  await finish('@onepoint/e2e', 'e2e', 'failure');
  await report('@onepoint/e2e', 'e2e', { config: { rootDir: root }, errors: [{ message: 'The server did not start' }], suites: [] });
  expect(readFailures(folder, root)).toEqual([{ names: ['@onepoint/e2e:e2e'], command: 'npx nx run @onepoint/e2e:e2e' }]);
});
