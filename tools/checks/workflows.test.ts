import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const root = join(import.meta.dirname, '../..');
const folder = join(root, '.github/workflows');
const workflowSchema = z.object({
  jobs: z.record(
    z.string(),
    z.object({
      'timeout-minutes': z.number(),
      container: z.string(),
      steps: z.array(z.object({ uses: z.string().optional(), run: z.string().optional() })),
    }),
  ),
});
const workflows = readdirSync(folder).map((file) => workflowSchema.parse(parse(readFileSync(join(folder, file), 'utf8'))));
const jobs = workflows.flatMap((workflow) => Object.entries(workflow.jobs));
const commandsOf = (name: string): string[] =>
  jobs.filter(([job]) => job === name).flatMap(([, { steps }]) => steps.flatMap(({ run }) => run ?? []));

it('runs .ci/run for every commit on main, and what is affected for pull requests', () => {
  expect(commandsOf('full')).toContain('.ci/run');
  expect(commandsOf('affected')).toContain('npm run check -- --base="$BASE"');
});

it('only runs npm scripts that exist', () => {
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
  const named = jobs.flatMap(([, { steps }]) =>
    steps.flatMap(({ run = '' }) => [...run.matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(([, name = '']) => name)),
  );
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

it('uses the project’s major version of Node', () => {
  const { devDependencies } = z
    .object({ devDependencies: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
  const major = devDependencies['node']?.split('.')[0] ?? '';
  expect(new Set(jobs.map(([, { container }]) => container))).toEqual(new Set([`node:${major}-bookworm`]));
});
