import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { flushChanges, FsTree } from 'nx/src/generators/tree';
import { expect, it, onTestFinished } from 'vitest';
import type { Answers } from './recipe.ts';
import { formatText } from './format-text.ts';
import { doc, page, post } from './generators.ts';

const generators = { doc, page, post };

const repository = join(import.meta.dirname, '../..');
const copied = [
  'apps/site/src/app/pages.ts',
  'apps/site/src/server/page-sources.ts',
  'apps/site/src/server/page-texts.ts',
  'apps/site/src/server/docs/doc-sections.ts',
  'libs/navigation/src/area.ts',
  'libs/i18n/src/languages.ts',
];
const answers = { name: 'spend-limits', title: "A month's limit: set it", description: 'What a month may cost.' };

function copyRepository(): string {
  const root = mkdtempSync(join(tmpdir(), 'recipes-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const path of copied) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    cpSync(join(repository, path), join(root, path));
  }
  for (const language of ['en', 'zh']) {
    mkdirSync(join(root, 'locales', language), { recursive: true });
    writeFileSync(join(root, 'locales', language, 'page.json'), '{ "chainCards": { "title": "Chains" } }\n');
  }
  return root;
}

/** Runs a generator like `nx g`. @returns the paths that it wrote */
async function generate(root: string, kind: keyof typeof generators, given: Answers = answers): Promise<string[]> {
  const tree = new FsTree(root, false);
  await generators[kind](tree, given);
  const changes = tree.listChanges();
  flushChanges(root, changes);
  return changes.map(({ path }) => path);
}
const read = (root: string, path: string): string => readFileSync(join(root, path), 'utf8');

it('creates a page with its route, component, test, source and texts in every language', async () => {
  const root = copyRepository();
  await generate(root, 'page');
  expect(read(root, 'apps/site/src/app/pages.ts')).toMatch(/id: 'spend-limits',\s+path: '\/spend-limits',\s+load:/);
  expect(read(root, 'apps/site/src/server/page-sources.ts')).toContain("'spend-limits': textPage('/spend-limits', 'spendLimits'),");
  expect(read(root, 'apps/site/src/server/page-texts.ts')).toContain("'spend-limits': { page: ['spendLimits'] },");
  expect(read(root, 'apps/site/src/features/spend-limits/spend-limits-page.tsx')).toContain('export function SpendLimitsPage()');
  expect(existsSync(join(root, 'apps/site/src/features/spend-limits/spend-limits-page.test.tsx'))).toBe(true);
  for (const language of ['en', 'zh']) {
    expect(JSON.parse(read(root, `locales/${language}/page.json`))).toMatchObject({ spendLimits: { title: "A month's limit: set it" } });
  }
});

it('formats the files of a page with a long name', async () => {
  const root = copyRepository();
  const long = 'limits-for-large-teams-of-developers';
  await generate(root, 'page', { ...answers, name: long });
  const paths = [
    'apps/site/src/app/pages.ts',
    'apps/site/src/server/page-sources.ts',
    `apps/site/src/features/${long}/${long}-page.test.tsx`,
  ];
  for (const path of paths) {
    expect(await formatText(path, read(root, path)), path).toBe(read(root, path));
  }
});

it.each([
  ['login', '/login is another part of the product'],
  ['api', '/api is another part of the product'],
  ['zh', '/zh is another part of the product'],
  ['es', '/es is another part of the product'],
  ['assets', '/assets is another part of the product'],
  ['chain-cards', 'a group "chainCards" already'],
])('rejects the page name %s', async (name, problem) => {
  const root = copyRepository();
  const before = read(root, 'locales/en/page.json');
  await expect(generate(root, 'page', { ...answers, name })).rejects.toThrow(problem);
  expect(read(root, 'locales/en/page.json')).toBe(before);
});

it('creates guides and posts as drafts with complete front matter', async () => {
  const root = copyRepository();
  await generate(root, 'doc', { ...answers, section: 'billing' });
  expect(read(root, 'apps/site/content/docs/spend-limits.mdx')).toMatch(/^---\ntitle: "A month's limit: set it"\n.*\nsection: billing\n/s);
  const [file = ''] = await generate(root, 'post');
  expect(file).toMatch(/\/\d{4}-\d{2}-\d{2}-spend-limits\.mdx$/);
  expect(read(root, file)).toContain('draft: true');
});

it('never overwrites a file', async () => {
  const root = copyRepository();
  await generate(root, 'page');
  const before = read(root, 'apps/site/src/app/pages.ts');
  await expect(generate(root, 'page')).rejects.toThrow(/exists already/);
  expect(read(root, 'apps/site/src/app/pages.ts')).toBe(before);
});

it.each([
  ['post', {}, '--name is missing'],
  ['post', { ...answers, name: 'Spend Limits' }, 'small letters'],
  ['doc', { ...answers, section: 'nowhere' }, '--section is one of start'],
] as const)('rejects %s with %j and explains why', async (kind, given, problem) => {
  await expect(generate(copyRepository(), kind, given)).rejects.toThrow(problem);
});

it('is available through nx g', async () => {
  for (const kind of ['page', 'doc', 'post']) {
    const args = ['node_modules/nx/dist/bin/nx.js', 'g', `@onepoint/generators:${kind}`, '--dry-run', '--no-interactive'];
    const given = Object.entries({ ...answers, ...(kind === 'doc' ? { section: 'billing' } : {}) }).map(
      ([name, value]) => `--${name}=${value}`,
    );
    // Nx would load its plugins in processes with timeouts.
    const env = { ...process.env, NX_DAEMON: 'false', NX_ISOLATE_PLUGINS: 'false' };
    const { stdout } = await promisify(execFile)(process.execPath, [...args, ...given], { cwd: repository, env });
    expect(stripVTControlCharacters(stdout)).toMatch(/CREATE apps\/site\/\S*spend-limits/);
  }
  // Nx starts three times.
}, 240_000);
