// @vitest-environment node
import { expect, it } from 'vitest';
import { listErrorDocs } from './list-error-docs.tsx';

it('has the same sections in Markdown as in markup', () => {
  const [first] = listErrorDocs();
  const headings = first?.markdown.match(/^## .*$/gm);
  expect(headings).toEqual(first?.headings.map(({ text }) => `## ${text}`));
  expect(headings).toHaveLength(3);
});
