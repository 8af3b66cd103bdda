// npm run check:<team> [-- --base=<commit>]: checks a team's changes since its branch left main. `npm run check` checks everything affected.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createProjectGraphAsync, type ProjectGraph } from '@nx/devkit';
import { filterAffected } from 'nx/src/project-graph/affected/affected-project-graph';
import { calculateFileChanges } from 'nx/src/project-graph/file-utils';
import { ensurePackages } from '@onepoint/sandbox/debian/ensure-packages';
import { formatFailures, type Failure } from '../test/failures.ts';
import { dropBrokenCache } from '../test/remote-cache.ts';
import { runCommand } from '../test/run-stage.ts';
import { testPackages } from '../test/test-packages.ts';
import { planCheck, teams, type Project, type Team } from './plan-check.ts';
import { findTextUsers, type SourceFile } from './text-users.ts';

const root = join(import.meta.dirname, '../../..');
const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
const linesOf = (text: string): string[] => text.split('\n').filter((line) => line !== '');

/** The commit at which this branch left main, on the remote if there is one. */
function findBase(): string {
  for (const branch of ['origin/main', 'main']) {
    try {
      return git('merge-base', branch, 'HEAD').trim();
    } catch {
      // Not every clone has a remote or the branch.
    }
  }
  return 'HEAD';
}

/** Files that differ from the base, committed or not. */
function listChangedFiles(base: string): string[] {
  return [...new Set([...linesOf(git('diff', '--name-only', base)), ...linesOf(git('ls-files', '--others', '--exclude-standard'))])];
}

function collectUsed(graph: ProjectGraph, name: string, used = new Set<string>()): Set<string> {
  for (const { target } of graph.dependencies[name] ?? []) {
    if (used.has(target) || graph.nodes[target] === undefined) continue;
    used.add(target);
    collectUsed(graph, target, used);
  }
  return used;
}

/** Undefined for malformed files, which the check of the texts reports. */
function parseTexts(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** Source files that show the English texts that differ from the base; undefined if any file can show them. */
function listTextUsers(base: string, files: readonly string[]): readonly string[] | undefined {
  const namespaces = files.filter((file) => /^locales\/en\/[^/]+\.json$/.test(file));
  if (namespaces.length === 0) return undefined;
  const paths = linesOf(git('ls-files', 'apps/*/src/*.ts', 'apps/*/src/*.tsx', 'libs/*/src/*.ts', 'libs/*/src/*.tsx'));
  const sources = paths
    .filter((path) => !/\.(?:test|spec|stories)\./.test(path) && existsSync(join(root, path)))
    .map((path): SourceFile => ({ path, text: readFileSync(join(root, path), 'utf8') }));
  const users = namespaces.map((file) => {
    const isNew = git('ls-tree', '--name-only', base, file) === '';
    const before = isNew ? {} : parseTexts(git('show', `${base}:${file}`));
    const after = parseTexts(readFileSync(join(root, file), 'utf8'));
    return before === undefined || after === undefined ? undefined : findTextUsers(before, after, sources);
  });
  return users.includes(undefined) ? undefined : users.flatMap((some) => some ?? []);
}

const words = process.argv.slice(2);
const team = words.find((word): word is Team => word in teams);
const base = words.find((word) => word.startsWith('--base='))?.slice('--base='.length) ?? findBase();
const changed = listChangedFiles(base);
const graph = await createProjectGraphAsync({ exitOnError: true });
const affected = new Set(Object.keys((await filterAffected(graph, calculateFileChanges(changed))).nodes));
const projects = Object.values(graph.nodes).map(({ name, data }): Project => ({
  name,
  root: data.root,
  targets: Object.keys(data.targets ?? {}),
  uses: collectUsed(graph, name),
}));
const files = changed.filter((file) => existsSync(join(root, file)));
const steps = planCheck({ team, projects, affected, files, textUsers: listTextUsers(base, files) });

if (steps.length === 0) {
  console.log(`Nothing that ${team ?? 'a check'} uses has changed since ${base.slice(0, 8)}.`);
  process.exit(0);
}
if (steps.some(({ name }) => name === 'stories' || name === 'end to end')) ensurePackages(testPackages);

await dropBrokenCache(process.env, console.log);
const failures: Failure[] = [];
for (const { name, command, args } of steps) {
  if (process.stdout.isTTY) process.stdout.write(`… ${name}\r`);
  const result = await runCommand(name, command, args, root);
  if (!result.passed) console.log(result.output);
  console.log(`${result.passed ? '✔' : '✘'} ${name} (${result.seconds.toFixed(1)} s)`);
  failures.push(...result.failures);
}
if (failures.length > 0) console.log(`\n${formatFailures(failures)}`);
process.exit(failures.length === 0 ? 0 : 1);
