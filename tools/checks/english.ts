// Checks what users and contributors read: US spelling (`cspell.json`) and banned phrasings (`phrasing.ts`).
// Prints `file:line: what` for each problem and exits with code 1.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBannedPhrasing } from './phrasing.ts';
import { findMisspellings } from './spelling.ts';

const root = join(import.meta.dirname, '../..');
const pathspecs = [
  '*.md',
  ':!docs/glossary/*.md',
  '*.mdx',
  'locales/en/*.json',
  'apps/site/content/methods/*/*.json',
  'apps/site/content/schemas/*.json',
  'apps/site/content/diagrams.json',
  'libs/*error-codes.ts',
  'libs/api-contract/src/calls/*.ts',
  'libs/api-contract/src/openapi/field-descriptions.ts',
];
const files = execFileSync('git', ['ls-files', '--', ...pathspecs], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n');

const problems = [
  ...findMisspellings(root, files),
  ...files.flatMap((file) =>
    findBannedPhrasing(file, readFileSync(join(root, file), 'utf8')).map(
      ({ line, text, instead }) => `${file}:${line}: “${text}”; write ${instead}`,
    ),
  ),
];
if (problems.length > 0) {
  console.error(problems.map((problem) => `✘ ${problem}`).join('\n'));
  process.exitCode = 1;
} else console.log(`english: ${files.length} files`);
