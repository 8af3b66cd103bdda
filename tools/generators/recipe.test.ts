import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { formatText } from './format-text.ts';
import { frontMatter } from './recipe.ts';

it.each([
  'Limits of a key',
  "What's new: limits",
  'Don’t wait – ask',
  'Say "when"',
  `Say "don't"`,
  'C:\\path and it\'s: "x"',
  '404',
  'true',
  '2026-11-21',
  '# 1',
  '- a',
  '{more} & [less] * `code` @ % !',
  `A long description ${'that goes on and on '.repeat(12)}and ends.`,
])('quotes %j correctly and in the format of the repository', async (title) => {
  const written = frontMatter({ title, order: 99, draft: true });
  expect(parse(written.replaceAll('---', ''))).toEqual({ title, order: 99, draft: true });
  const text = `${written}\nText.\n`;
  expect(await formatText('a.mdx', text)).toBe(text);
});
