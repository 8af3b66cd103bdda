import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, createServer } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { dictionaries } from './vite-dictionaries.ts';

const localesDir = join(import.meta.dirname, '../../locales');

function startProject(app: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'onepoint-texts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ nx: { namedInputs: { texts: ['{workspaceRoot}/locales/*/{common,auth}.json'] } } }),
  );
  writeFileSync(join(folder, 'main.js'), app);
  return folder;
}

it('bundles the English texts of its package as a fallback, and no other dictionaries', async () => {
  const folder = startProject(
    `import { loadEnglish, languages } from 'virtual:onepoint-dictionaries'; window.texts = { loadEnglish, languages };`,
  );
  const output = { outDir: join(folder, 'dist'), rollupOptions: { input: join(folder, 'main.js') } };
  await build({ configFile: false, root: folder, base: '/app/', logLevel: 'error', plugins: [dictionaries()], build: output });

  const files = readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' });
  expect(files.filter((name) => name.endsWith('.json'))).toEqual([]);
  const code = files.filter((name) => name.endsWith('.js')).map((name) => readFileSync(join(folder, 'dist', name), 'utf8'));
  const textOf = (language: string): string =>
    (JSON.parse(readFileSync(join(localesDir, language, 'common.json'), 'utf8')) as { actions: { reload: string } }).actions.reload;
  expect(code.some((text) => text.includes(textOf('en')))).toBe(true);
  expect(code.some((text) => text.includes(textOf('ko')))).toBe(false);
}, 60_000);

it('adds the dictionaries of its package to the standalone demo', async () => {
  const folder = startProject(`import { languages } from 'virtual:onepoint-dictionaries'; window.languages = languages;`);
  const output = { outDir: join(folder, 'dist'), rollupOptions: { input: join(folder, 'main.js') } };
  await build({ configFile: false, root: folder, mode: 'demo', logLevel: 'error', plugins: [dictionaries()], build: output });
  expect(readdirSync(join(folder, 'dist/locales/ko')).toSorted()).toEqual(['auth.json', 'common.json']);
}, 60_000);

it('serves the folder in development', async () => {
  const folder = startProject('');
  const server = await createServer({ configFile: false, root: folder, logLevel: 'error', plugins: [dictionaries()], server: { port: 0 } });
  onTestFinished(() => server.close());
  await server.listen();
  const address = server.resolvedUrls?.local[0] ?? '';
  const found = await fetch(`${address}locales/ko/common.json`);
  expect(await found.json()).toEqual(JSON.parse(readFileSync(join(localesDir, 'ko/common.json'), 'utf8')));
  const missing = await fetch(`${address}locales/de/common.json`, { headers: { accept: 'text/html' } });
  expect([missing.status, missing.headers.get('content-type')]).toEqual([404, 'application/json; charset=utf-8']);
});

it('fails with file and line if a language lacks a text', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'onepoint-texts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const locales = join(folder, 'locales');
  cpSync(localesDir, locales, { recursive: true, filter: (path) => !path.includes('node_modules') });
  const file = join(locales, 'ja/nav.json');
  const lines = readFileSync(file, 'utf8').split('\n');
  const line = lines.findIndex((text) => text.includes('"pricing":'));
  writeFileSync(file, lines.toSpliced(line, 1).join('\n'));
  writeFileSync(join(folder, 'main.js'), `import { languages } from 'virtual:onepoint-dictionaries'; window.languages = languages;`);

  const built = build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    plugins: [dictionaries(locales)],
    build: { outDir: join(folder, 'dist'), rollupOptions: { input: join(folder, 'main.js') } },
  });
  await expect(built).rejects.toThrow(`locales/ja/nav.json:${String(line + 1)} links.pricing is missing`);
}, 60_000);
