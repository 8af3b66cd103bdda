import { expect, it } from 'vitest';
import { planCheck, type Project } from './plan-check.ts';

const project = (name: string, root: string, targets: readonly string[], uses: readonly string[] = []): Project => ({
  name: `@onepoint/${name}`,
  root,
  targets,
  uses: new Set(uses.map((used) => `@onepoint/${used}`)),
});
const projects = [
  project('site', 'apps/site', ['typecheck', 'lint', 'test', 'build', 'stories', 'e2e'], ['ui-kit']),
  project('dashboard', 'apps/dashboard', ['typecheck', 'lint', 'test', 'build', 'stories', 'e2e'], ['ui-kit', 'plans-domain']),
  project('ui-kit', 'libs/ui-kit', ['typecheck', 'lint', 'lint-css', 'test', 'stories']),
  project('plans-domain', 'libs/plans-domain', ['typecheck', 'lint', 'test']),
  project('locales', 'locales', ['texts']),
];
const fast = 'types, lint, unit tests, texts';
const check = (team: Parameters<typeof planCheck>[0]['team'], affected: readonly string[], files: readonly string[]) =>
  planCheck({ team, projects, files, affected: new Set(affected.map((name) => `@onepoint/${name}`)) });
const projectsOf = (steps: ReturnType<typeof check>, name: string): string | undefined => {
  const args = steps.find((step) => step.name === name)?.args ?? [];
  return args[args.indexOf('-p') + 1];
};

it('checks a changed text of the site in the site and the locales', () => {
  const steps = check('site', ['locales', 'site'], ['locales/en/page.json']);
  expect(steps.map(({ name }) => name)).toEqual(['format', 'docs', 'English', fast, 'build', 'stories', 'end to end']);
  expect(projectsOf(steps, fast)).toBe('@onepoint/site,@onepoint/locales');
  expect(projectsOf(steps, 'build')).toBe('@onepoint/site');
});

it('runs no stories for a guide', () => {
  const steps = check('site', ['site'], ['apps/site/content/docs/allow-lists.mdx']);
  expect(steps.map(({ name }) => name)).toEqual(['format', 'docs', 'English', fast, 'build', 'end to end']);
});

it('does nothing for a text that the app does not show', () => {
  expect(check('site', ['locales', 'dashboard'], ['locales/en/dashboard.json'])).toEqual([]);
});

it('runs only the stories of a changed feature', () => {
  const steps = check(
    'dashboard',
    ['dashboard'],
    ['apps/dashboard/src/features/plans/plan-card.tsx', 'apps/dashboard/src/features/plans/plan-card.test.tsx'],
  );
  expect(steps.find(({ name }) => name === 'stories')?.args.at(-1)).toBe('apps/dashboard/src/features/plans/');
  expect(steps.map(({ name }) => name)).not.toContain('docs');
});

it('runs only the stories of the feature that shows a changed text', () => {
  const files = ['locales/en/dashboard.json', 'locales/ja/dashboard.json'];
  const affected = new Set(['@onepoint/locales', '@onepoint/dashboard']);
  const foldersFor = (textUsers: readonly string[] | undefined) =>
    planCheck({ team: 'dashboard', projects, affected, files, textUsers })
      .find(({ name }) => name === 'stories')
      ?.args.at(-1);
  expect(foldersFor(['apps/dashboard/src/features/plans/plan-card.tsx'])).toBe('apps/dashboard/src/features/plans/');
  expect(foldersFor(['apps/dashboard/src/features/plans/plan-card.tsx', 'apps/dashboard/src/app/menu.tsx'])).toBe('apps/dashboard/');
  expect(foldersFor([])).toBe('apps/dashboard/');
  expect(foldersFor(undefined)).toBe('apps/dashboard/');
});

it('runs all stories of projects that a library affects', () => {
  const steps = check('dashboard', ['ui-kit', 'site', 'dashboard'], ['libs/ui-kit/src/button/button.tsx']);
  expect(steps.find(({ name }) => name === 'stories')?.args.slice(-2)).toEqual(['apps/dashboard/', 'libs/ui-kit/']);
  expect(projectsOf(steps, fast)).toBe('@onepoint/dashboard,@onepoint/ui-kit');
});

it('does nothing for a change that the app does not use', () => {
  expect(check('site', ['plans-domain', 'dashboard'], ['libs/plans-domain/src/plan.ts'])).toEqual([]);
});

it('checks everything affected without a team', () => {
  const steps = check(undefined, ['plans-domain', 'dashboard'], ['libs/plans-domain/src/plan.ts']);
  expect(projectsOf(steps, fast)).toBe('@onepoint/dashboard,@onepoint/plans-domain');
  expect(projectsOf(steps, 'build')).toBe('@onepoint/dashboard');
});
