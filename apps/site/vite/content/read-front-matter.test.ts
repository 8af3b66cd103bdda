// @vitest-environment node
import { expect, it } from 'vitest';
import { readFrontMatter } from './read-front-matter.ts';

it('splits front matter and text and counts its lines', () => {
  expect(readFrontMatter('a.mdx', '---\ntitle: A\n---\n\ntext\n')).toEqual({ value: { title: 'A' }, body: '\ntext\n', lineCount: 3 });
});

it.each([
  ['text alone', /^a\.mdx:1 has no front matter/],
  ['---\ntitle: A\n', /^a\.mdx:1 has no front matter/],
  ['---\ntitle: "A\n---\n', /^a\.mdx:\d+ has front matter that is not YAML/],
])('names file and line of %j', (source, message) => {
  expect(() => readFrontMatter('a.mdx', source)).toThrow(message);
});
