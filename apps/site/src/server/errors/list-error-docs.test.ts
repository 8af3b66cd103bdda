// @vitest-environment node
import { expect, it } from 'vitest';
import { listErrorDocs } from './list-error-docs.ts';

it('has the same parts in Markdown as on the page that lists every code', () => {
  const [first] = listErrorDocs();
  const headings = first?.markdown.match(/^## .*$/gm);
  expect(headings).toEqual(first?.headings.map(({ text }) => `## ${text}`));
  expect(headings).toHaveLength(3);
});
