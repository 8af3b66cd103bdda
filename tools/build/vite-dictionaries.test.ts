import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { dictionaries } from './vite-dictionaries.ts';

it('emits the namespaces of its package as files and their URL in code', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'onepoint-texts-'));
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ nx: { namedInputs: { texts: ['{workspaceRoot}/locales/*/{common,auth}.json'] } } }),
  );
  writeFileSync(
    join(folder, 'main.js'),
    `import { load, loadEnglish, languages } from 'virtual:onepoint-dictionaries'; window.texts = { load, loadEnglish, languages };`,
  );
  const output = { outDir: join(folder, 'dist'), rollupOptions: { input: join(folder, 'main.js') } };
  await build({ configFile: false, root: folder, base: '/app/', logLevel: 'error', plugins: [dictionaries()], build: output });

  const files = readdirSync(join(folder, 'dist/assets/en'));
  expect(files.map((name) => name.replace(/-[0-9a-f]{8}\.json$/, ''))).toEqual(['auth', 'common']);
  const scripts = readdirSync(join(folder, 'dist/assets')).filter((name) => name.endsWith('.js'));
  const [code = '', english] = scripts
    .toSorted((a, b) => Number(b.startsWith('main')) - Number(a.startsWith('main')))
    .map((script) => readFileSync(join(folder, 'dist/assets', script), 'utf8'));
  const hash = /-([0-9a-f]{8})\.json$/.exec(files[0] ?? '')?.[1] ?? 'no hash';
  expect(code).toContain(`-${hash}.json`);
  expect(code).not.toContain('dictionaries');
  const { actions } = JSON.parse(readFileSync(join(folder, 'dist/assets/en', files[1] ?? ''), 'utf8')) as { actions: { copy: string } };
  expect(english).toContain(actions.copy);
}, 60_000);

it('fails with file and line if a language lacks a text', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'onepoint-texts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const locales = join(folder, 'locales');
  cpSync(join(import.meta.dirname, '../../locales'), locales, { recursive: true, filter: (path) => !path.includes('node_modules') });
  const file = join(locales, 'ja/nav.json');
  const lines = readFileSync(file, 'utf8').split('\n');
  const line = lines.findIndex((text) => text.includes('"pricing":'));
  writeFileSync(file, lines.toSpliced(line, 1).join('\n'));
  writeFileSync(join(folder, 'main.js'), `import { load } from 'virtual:onepoint-dictionaries'; window.load = load;`);

  const built = build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    plugins: [dictionaries(locales)],
    build: { outDir: join(folder, 'dist'), rollupOptions: { input: join(folder, 'main.js') } },
  });
  await expect(built).rejects.toThrow(`locales/ja/nav.json:${String(line + 1)} links.pricing is missing`);
}, 60_000);
