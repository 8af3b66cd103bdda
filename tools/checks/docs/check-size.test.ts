import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { checkSize } from './check-size.ts';

const record = '# 0001 Use it\n\n## Context\n\n## Decision\n\n## Consequences\n\n## Alternatives\n';

const check = (files: Readonly<Record<string, string>>): readonly string[] => {
  const root = mkdtempSync(join(tmpdir(), 'docs-size-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  const rootPackage = { name: 'root', scripts: {}, exports: {} };
  return checkSize({ root, rootPackage, packages: new Map(), libraries: ['libs/a'], documents: Object.keys(files).toSorted() });
};

const whole = { 'libs/a/README.md': '# A\n', 'docs/decisions/0001-use-it.md': record };

it('accepts a short README and a complete record', () => {
  expect(check(whole)).toEqual([]);
});

it.each([
  [{ 'docs/decisions/0001-use-it.md': record }, 'libs/a/README.md:1: is missing'],
  [{ ...whole, 'libs/a/README.md': 'line\n'.repeat(31) }, 'libs/a/README.md:31: has 31 lines, 30 are allowed'],
  [
    { ...whole, 'docs/decisions/0001-use-it.md': record + 'more\n'.repeat(40) },
    'docs/decisions/0001-use-it.md:46: has 49 lines, 45 are allowed',
  ],
  [
    { ...whole, 'docs/decisions/0001-use-it.md': record.replace('## Context', '') },
    'docs/decisions/0001-use-it.md:1: has no section "Context"',
  ],
  [{ ...whole, 'docs/decisions/0001-use-more.md': record }, 'docs/decisions/0001-use-more.md:1: has the number of 0001-use-it.md'],
  [{ ...whole, 'docs/decisions/use-more.md': record }, 'docs/decisions/use-more.md:1: has no number of four digits'],
])('%# reports what is missing, too long or numbered twice', (files, problem) => {
  expect(check(files)).toEqual([problem]);
});
