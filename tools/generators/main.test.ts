import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { check, resolveConfig } from 'prettier';
import { expect, it, onTestFinished } from 'vitest';

const repository = join(import.meta.dirname, '../..');
const copied = [
  'locales/en/page.json',
  'locales/zh/page.json',
  'apps/site/src/app/pages.ts',
  'apps/site/src/server/page-sources.ts',
  'apps/site/src/server/page-texts.ts',
  'apps/site/src/server/docs/doc-sections.ts',
  'libs/navigation/src/area.ts',
  'libs/i18n/src/languages.ts',
];
const said = ['--name', 'spend-limits', '--title', "A month's limit: set it", '--description', 'What a month may cost.'];

/** The files that recipes read, in a folder of their own. */
function copyRepository(): string {
  const root = mkdtempSync(join(tmpdir(), 'recipes-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const path of copied) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    cpSync(join(repository, path), join(root, path));
  }
  return root;
}

const follow = async (root: string, ...args: string[]): Promise<string> => {
  const env = { ...process.env, ONEPOINT_RECIPES_ROOT: root };
  const run = promisify(execFile)(process.execPath, [join(import.meta.dirname, 'main.ts'), ...args], { env });
  return (await run).stdout;
};
const read = (root: string, path: string): string => readFileSync(join(root, path), 'utf8');

it('a page gets its route, its component with a test, its source and its texts in every language', async () => {
  const root = copyRepository();
  await follow(root, 'page', ...said);
  expect(read(root, 'apps/site/src/app/pages.ts')).toContain("{ id: 'spend-limits', path: '/spend-limits', load:");
  expect(read(root, 'apps/site/src/server/page-sources.ts')).toContain("'spend-limits': textPage('/spend-limits', 'spendLimits'),");
  expect(read(root, 'apps/site/src/server/page-texts.ts')).toContain("'spend-limits': { page: ['spendLimits'] },");
  expect(read(root, 'apps/site/src/app/routes/spend-limits-route.tsx')).toContain('SpendLimitsPage as SpendLimitsRoute');
  expect(existsSync(join(root, 'apps/site/src/features/spend-limits/spend-limits-page.test.tsx'))).toBe(true);
  for (const language of ['en', 'zh']) {
    expect(JSON.parse(read(root, `locales/${language}/page.json`))).toMatchObject({ spendLimits: { title: "A month's limit: set it" } });
  }
});

it('what a page with a long name adds has the format of the repository', async () => {
  const root = copyRepository();
  const long = 'limits-for-large-teams-of-developers';
  await follow(root, 'page', ...said, '--name', long);
  const paths = [
    'apps/site/src/app/pages.ts',
    'apps/site/src/server/page-sources.ts',
    `apps/site/src/features/${long}/${long}-page.test.tsx`,
  ];
  for (const path of paths) {
    const options = { ...(await resolveConfig(import.meta.filename)), filepath: path };
    expect(await check(read(root, path), options), path).toBe(true);
  }
});

it.each([
  ['login', '/login is another part of the product'],
  ['api', '/api is another part of the product'],
  ['zh', '/zh is another part of the product'],
  ['es', '/es is another part of the product'],
  ['assets', '/assets is another part of the product'],
  ['chain-cards', 'a group "chainCards" already'],
])('a page may not be called %s', async (name, problem) => {
  const root = copyRepository();
  const before = read(root, 'locales/en/page.json');
  await expect(follow(root, 'page', ...said, '--name', name)).rejects.toThrow(problem);
  expect(read(root, 'locales/en/page.json')).toBe(before);
});

it('a guide and a post are drafts with whole front matter', async () => {
  const root = copyRepository();
  await follow(root, 'doc', ...said, '--section', 'billing');
  expect(read(root, 'apps/site/content/docs/spend-limits.mdx')).toMatch(/^---\ntitle: "A month's limit: set it"\n.*\nsection: billing\n/s);
  const out = await follow(root, 'post', ...said);
  const file = /apps\/site\/content\/changelog\/\S+\.mdx/.exec(out)?.[0] ?? '';
  expect(file).toMatch(/\/\d{4}-\d{2}-\d{2}-spend-limits\.mdx$/);
  expect(read(root, file)).toContain('draft: true');
});

it('never writes over what is there', async () => {
  const root = copyRepository();
  await follow(root, 'page', ...said);
  const before = read(root, 'apps/site/src/app/pages.ts');
  await expect(follow(root, 'page', ...said)).rejects.toThrow(/exists already/);
  expect(read(root, 'apps/site/src/app/pages.ts')).toBe(before);
});

it.each([
  [['post'], '--name is missing'],
  [['post', '--name', 'Spend Limits'], 'small letters'],
  [['doc', ...said, '--section', 'nowhere'], '--section is one of start'],
  [['poem'], 'Usage: npm run new:page'],
])('%j is refused with what to do', async (args, problem) => {
  await expect(follow(copyRepository(), ...args)).rejects.toThrow(problem);
});
