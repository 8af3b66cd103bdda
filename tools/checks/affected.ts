/**
 * Verifies the table "What a change affects" in CONTRIBUTING.md: the projects that `nx affected` selects for a change of one file, and the
 * builds whose inputs contain it. Prints the correct rows if they differ. Also verifies that Nx runs the unit tests of every project that has
 * any, with the project's own configuration if it has one.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createProjectGraphAsync } from '@nx/devkit';
import { HashPlanInspector } from 'nx/src/hasher/hash-plan-inspector';
import { filterAffected } from 'nx/src/project-graph/affected/affected-project-graph';
import { calculateFileChanges } from 'nx/src/project-graph/file-utils';

const document = 'CONTRIBUTING.md';
const root = join(import.meta.dirname, '../..');
const row = /^\| (?<change>[^|]+?) +\| `(?<file>[^`|]+)` +\| (?<projects>[^|]+?) +\| (?<builds>[^|]+?) +\|$/gm;
const rows = [...readFileSync(join(root, document), 'utf8').matchAll(row)].map(({ groups }) => ({
  change: groups?.['change'] ?? '',
  file: groups?.['file'] ?? '',
  projects: groups?.['projects'] ?? '',
  builds: groups?.['builds'] ?? '',
}));

const namesOf = (projects: readonly string[]): string =>
  projects
    .map((name) => name.replace('@onepoint/', ''))
    .toSorted()
    .join(', ') || 'none';

const graph = await createProjectGraphAsync({ exitOnError: false });
const inspector = new HashPlanInspector(graph, root);
await inspector.init();
const built = Object.values(graph.nodes).filter(({ data }) => data.targets?.['build'] !== undefined);
const buildInputs = new Map(
  built.map(({ name }) => {
    const tasks = inspector.inspectTaskInputs({ project: name, target: 'build' });
    return [name, new Set(tasks[`${name}:build`]?.files)] as const;
  }),
);
const rebuiltProjects = (file: string): string => namesOf([...buildInputs].filter(([, files]) => files.has(file)).map(([name]) => name));

/** What `nx show projects --affected --files=<file>` prints. */
const affectedProjects = async (file: string): Promise<string> =>
  namesOf(Object.keys((await filterAffected(graph, calculateFileChanges([file]))).nodes));

const wrong: string[] = [];
for (const { change, file, projects, builds } of rows) {
  if (!existsSync(join(root, file))) wrong.push(`${change}: there is no file ${file}`);
  const expected = { projects: await affectedProjects(file), builds: rebuiltProjects(file) };
  if (expected.projects !== projects || expected.builds !== builds)
    wrong.push(`| ${change} | \`${file}\` | ${expected.projects} | ${expected.builds} |`);
}
const untested = Object.values(graph.nodes).filter(
  ({ data }) =>
    data.root !== '.' &&
    data.targets?.['test'] === undefined &&
    globSync('{src,scripts}/**/*.test.{ts,tsx}', { cwd: join(root, data.root) }).length > 0,
);
const misconfigured = Object.values(graph.nodes).filter(
  ({ data }) =>
    String(data.targets?.['test']?.options?.command).includes('--config') && existsSync(join(root, data.root, 'vitest.config.ts')),
);
if (rows.length === 0) wrong.push('the table "What a change affects" is missing');
for (const { name } of untested) console.error(`✘ ${name} has tests but no target \`test\` in its package.json`);
for (const { name } of misconfigured)
  console.error(`✘ ${name} has a vitest.config.ts: its target \`test\` needs the command \`vitest run\``);
if (wrong.length > 0) console.error(`✘ ${document}: these rows should say\n${wrong.join('\n')}`);
if (wrong.length + untested.length + misconfigured.length > 0) process.exitCode = 1;
else console.log(`affected: ${String(rows.length)} rows of ${document} hold`);
