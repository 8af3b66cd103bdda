import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly exports: Readonly<Record<string, string>> };
const read = (path: string) => readFileSync(join(root, path), 'utf8');

it('every component folder has an entry point, and every entry point has a file', () => {
  const targets = new Set(Object.values(manifest.exports).map((path) => path.replace('./', '')));
  const components = globSync('src/*/*.stories.tsx', { cwd: root }).map((path) => path.replace('.stories.tsx', '.tsx'));
  expect(components.filter((path) => !targets.has(path))).toEqual([]);
  expect([...targets].filter((path) => globSync(path, { cwd: root }).length === 0)).toEqual([]);
});

it('imports react-aria only in components that need it', () => {
  const users = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter(
    (path) => !path.includes('.test.') && /from 'react-aria/.test(read(path)),
  );
  const folders = new Set(users.map((path) => path.split('/')[1]));
  expect([...folders].toSorted()).toEqual(['combobox', 'date-range', 'dialog', 'menu', 'popover', 'select', 'toast']);
});

it('every style sheet is in a cascade layer, so that apps can override it', () => {
  const loose = globSync('src/**/*.module.css', { cwd: root }).filter((path) => !/^(?:\/\*[^*]*\*\/\s*)?@layer ui \{/.test(read(path)));
  expect(loose).toEqual([]);
});
