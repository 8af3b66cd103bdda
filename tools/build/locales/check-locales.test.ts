import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { checkLocales } from './check-locales.ts';

const ours = join(import.meta.dirname, '../../../locales');

/** The product's dictionaries with one changed file. */
async function changed(file: string, change: (lines: string[]) => string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'locales-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await cp(ours, folder, { recursive: true, filter: (path) => !path.includes('node_modules') });
  const lines = (await readFile(join(folder, file), 'utf8')).split('\n');
  await writeFile(join(folder, file), change(lines).join('\n'));
  return folder;
}

it('reports a missing text with the line where it belongs and the English line', async () => {
  const english = (await readFile(join(ours, 'en/nav.json'), 'utf8')).split('\n');
  const source = english.findIndex((line) => line.includes('"pricing":'));
  let place = 0;
  const folder = await changed('ja/nav.json', (lines) => {
    place = lines.findIndex((line) => line.includes('"pricing":'));
    return lines.toSpliced(place, 1);
  });
  const { problems } = await checkLocales(folder);
  expect(problems).toEqual([`ja/nav.json:${String(place + 1)} links.pricing is missing (en/nav.json:${String(source + 1)})`]);
});

it('reports surplus and empty texts with their line', async () => {
  const folder = await changed('vi/nav.json', (lines) => lines.toSpliced(1, 0, '  "surplus": " ",'));
  const { problems } = await checkLocales(folder);
  expect(problems).toEqual(['vi/nav.json:2 surplus is empty', 'vi/nav.json:2 surplus is not in English']);
});

it('reports invalid JSON with its line', async () => {
  const folder = await changed('ko/nav.json', (lines) => lines.toSpliced(2, 0, '  ,'));
  const { problems } = await checkLocales(folder, ['nav']);
  expect(problems[0]).toMatch(/^ko\/nav\.json:3 /);
});

it('compares only the given namespaces', async () => {
  const folder = await changed('vi/nav.json', (lines) => lines.toSpliced(1, 0, '  "surplus": "x",'));
  expect((await checkLocales(folder, ['common', 'page'])).problems).toEqual([]);
});
