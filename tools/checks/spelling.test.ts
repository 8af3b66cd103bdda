import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findMisspellings } from './spelling.ts';

const british: Readonly<Record<string, string>> = {
  'guide.md': 'Pick a colour.\n',
  'texts.json': '{ "title": "Pick a colour" }\n',
  'error-codes.ts': "export const message = 'Pick a colour';\n",
  // The dictionaries accept this spelling; `flagWords` doesn't.
  'partners.mdx': 'The partner programme.\n',
};
const american: Readonly<Record<string, string>> = {
  'us-guide.md': 'Pick a color, then run `colour`.\n\n```\ncolour\n```\n\n[Colors](/docs/colour)\n',
  'us-texts.json': '{ "colour": "Pick a color" }\n',
  'us-error-codes.ts': "export const colour = 'Pick a color';\n",
};

test('rejects British spelling in prose, texts, and strings, but not in code', () => {
  const folder = mkdtempSync(join(tmpdir(), 'spelling-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const files = Object.entries({ ...british, ...american });
  for (const [name, text] of files) writeFileSync(join(folder, name), text);
  const found = findMisspellings(
    folder,
    files.map(([name]) => name),
  );
  expect(found.map((problem) => problem.split(':')[0]).toSorted()).toEqual(Object.keys(british).toSorted());
  // Loading the dictionaries takes seconds.
}, 240_000);
