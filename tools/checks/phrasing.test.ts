import { expect, test } from 'vitest';
import { findBannedPhrasing } from './phrasing.ts';

test.each([
  ['There is no such project.', 'There is no such'],
  ['"title": "The allow-lists could not be saved"', 'allow-lists'],
  ['100 requests a second', 'requests a second'],
  ['Enter the chain id.', 'chain id'],
])('rejects “%s”', (text, found) => {
  expect(findBannedPhrasing('guide.md', text)[0]?.text).toBe(found);
});

test('reports the line and what to write instead', () => {
  expect(findBannedPhrasing('guide.md', 'Fine.\nNobody is notified.')).toEqual([{ line: 2, text: 'Nobody', instead: 'someone, no one' }]);
});

test.each([
  'Project not found.',
  '100 requests per second',
  'See [Allowlists](/docs/allow-lists).',
  '# @onepoint/allow-lists',
  'The `allow-lists` folder',
  '"allow-list": "Allowlist"',
  '```\nallow-lists\n```',
])('accepts %j', (text) => {
  expect(findBannedPhrasing('guide.md', text)).toEqual([]);
});

test('checks only strings in TypeScript', () => {
  expect(findBannedPhrasing('error-codes.ts', "// Whoever reads this\nimport { x } from './allow-list';\nconst whoever = 'fine';")).toEqual(
    [],
  );
  expect(findBannedPhrasing('error-codes.ts', "  summary: 'Nobody can see it',")).toHaveLength(1);
});
