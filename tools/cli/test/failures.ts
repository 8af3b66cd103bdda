import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { reportName } from '@onepoint/test-config/test-reports';
import { z } from 'zod';

export interface Failure {
  /** The check, or the failed tests of a file. */
  readonly names: readonly string[];
  readonly command: string;
}

/** Nx's profile of a run, in the folder of the reports. */
export const profileName = 'nx.json';

const taskSchema = z.object({
  args: z.object({ target: z.object({ project: z.string(), target: z.string() }), status: z.string() }),
});

const vitestSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ ancestorTitles: z.array(z.string()), title: z.string(), status: z.string() })),
    }),
  ),
});

interface Suite {
  readonly title: string;
  readonly specs: readonly { readonly title: string; readonly ok: boolean; readonly file: string; readonly line: number }[];
  readonly suites?: readonly Suite[] | undefined;
}
const suiteSchema: z.ZodType<Suite> = z.lazy(() =>
  z.object({
    title: z.string(),
    specs: z.array(z.object({ title: z.string(), ok: z.boolean(), file: z.string(), line: z.number() })),
    suites: z.array(suiteSchema).optional(),
  }),
);
const playwrightSchema = z.object({ config: z.object({ rootDir: z.string() }), suites: z.array(suiteSchema) });

/**
 * What failed in a run of Nx: the failed tests of a task whose test runner reports any, otherwise the task.
 *
 * @param folder with Nx's profile and the reports of the test runners
 * @param root of the workspace
 */
export function readFailures(folder: string, root: string): readonly Failure[] {
  return listFailedTasks(readJson(join(folder, profileName))).flatMap(({ project, target }) => {
    const task = `npx nx run ${project}:${target}`;
    const report = readJson(join(folder, reportName(project, target)));
    const tests = [...listFailedTests(report, root, target), ...listFailedSpecs(report, root)];
    if (tests.length === 0) return [{ names: [`${project}:${target}`], command: task }];
    return tests.map(({ names, path }) => ({ names, command: `${task} ${path}` }));
  });
}

export function formatFailures(failures: readonly Failure[]): string {
  return failures.flatMap(({ names, command }) => [...names.map((name) => `✘ ${name}`), `    ${command}`]).join('\n');
}

function readJson(path: string): unknown {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

function listFailedTasks(profile: unknown): readonly { project: string; target: string }[] {
  const entries = z.array(z.unknown()).catch([]).parse(profile);
  return entries.flatMap((entry) => {
    const task = taskSchema.safeParse(entry).data?.args;
    return task?.status === 'failure' ? [task.target] : [];
  });
}

/** Failed tests, and the path with which their file runs again. */
interface FailedTests {
  readonly names: readonly string[];
  readonly path: string;
}

/** Vitest's failures by file. A file that can't be loaded has no tests, and is named itself. */
function listFailedTests(report: unknown, root: string, target: string): readonly FailedTests[] {
  const files = vitestSchema.safeParse(report).data?.testResults ?? [];
  return files
    .filter(({ status }) => status === 'failed')
    .map(({ name: file, assertionResults }) => {
      const path = relative(root, file);
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      const names = failed.map(({ ancestorTitles, title }) => [path, ...ancestorTitles, title].filter((part) => part !== '').join(' > '));
      // Unit tests run in the folder of their project, stories in that of the workspace.
      return { names: names.length > 0 ? names : [path], path: target === 'test' ? relative(findProject(file), file) : path };
    });
}

function findProject(file: string): string {
  const folder = dirname(file);
  return existsSync(join(folder, 'package.json')) || folder === dirname(folder) ? folder : findProject(folder);
}

/** Playwright's failures. To repeat one, Playwright accepts a part of its file's path and the line of the test. */
function listFailedSpecs(report: unknown, root: string): readonly FailedTests[] {
  const { data } = playwrightSchema.safeParse(report);
  if (data === undefined) return [];
  const collect = ({ specs, suites = [] }: Suite, titles: readonly string[]): readonly FailedTests[] => [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ file, line, title }) => {
        const path = `${relative(root, join(data.config.rootDir, file))}:${String(line)}`;
        return { names: [[path, ...titles, title].join(' > ')], path };
      }),
    ...suites.flatMap((suite) => collect(suite, [...titles, suite.title])),
  ];
  // The top-level suites are files.
  return data.suites.flatMap((suite) => collect(suite, []));
}
