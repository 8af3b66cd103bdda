// @vitest-environment node
import { expect, it } from 'vitest';
import { parsePostFrontMatter } from '../changelog/post-front-matter.ts';
import { parseDocFrontMatter } from '../docs/doc-front-matter.ts';

const doc = { title: 'A', description: 'B', section: 'start', order: 0 };

it('takes what is complete; nothing is a draft unless it says so', () => {
  expect(parseDocFrontMatter('a.mdx', doc)).toEqual({ ...doc, draft: false });
});

it.each([
  [{ ...doc, description: undefined }, /^a\.mdx:3 .*description/s],
  [{ title: 'A', section: 'start', order: 0 }, /^a\.mdx:1 .*description/s],
  [{ ...doc, section: 'nowhere' }, /^a\.mdx:4 .*section/s],
  [null, /^a\.mdx:1 /],
])('refuses %j by file and line', (value, message) => {
  expect(() => parseDocFrontMatter('a.mdx', value)).toThrow(message);
});

it.each([
  [{ title: 'A', description: 'B', date: '21.11.2026' }, /^p\.mdx:4 .*date/s],
  [{ title: 'A', description: ' ', date: '2026-11-21' }, /^p\.mdx:3 .*description/s],
])('refuses the post %j by file and line', (value, message) => {
  expect(() => parsePostFrontMatter('p.mdx', value)).toThrow(message);
});
