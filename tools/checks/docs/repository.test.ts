import { expect, it } from 'vitest';
import { headingAnchor, parseMarkdown } from './repository.ts';

it('finds links, pictures and inline code with their lines', () => {
  const document = parseMarkdown('# A\nsee [b](b.md#x) and ![c](c.png "d")\nrun `npm start`');
  expect(document.links).toEqual([
    { line: 2, text: 'b.md#x' },
    { line: 2, text: 'c.png' },
  ]);
  expect(document.codes).toEqual([{ line: 3, text: 'npm start' }]);
});

it('reads the lines of shell blocks only', () => {
  const document = parseMarkdown('```sh\nnpm test\n```\n```ts\n[a](b)\n# no heading\n```\n# Heading');
  expect(document.codes).toEqual([{ line: 2, text: 'npm test' }]);
  expect(document.links).toEqual([]);
  expect([...document.anchors]).toEqual(['heading']);
});

it.each([
  ['Add a component', 'add-a-component'],
  ['`libs/api`: what?', 'libsapi-what'],
  ['Ä – b', 'ä--b'],
])('derives the anchor of the heading %s', (heading, anchor) => {
  expect(headingAnchor(heading)).toBe(anchor);
});
