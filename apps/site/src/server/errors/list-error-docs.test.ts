// @vitest-environment node
import { expect, it } from 'vitest';
import { listErrorDocs } from './list-error-docs.tsx';

it('has the same sections in Markdown as in markup', () => {
  const [first] = listErrorDocs();
  const headings = first?.markdown.match(/^## .*$/gm);
  expect(headings).toEqual(first?.headings.map(({ text }) => `## ${text}`));
  expect(headings).toHaveLength(3);
});

it('explains how to find a request that failed with an error of the gateway', () => {
  const pageOf = (code: string) => listErrorDocs().find(({ title }) => title === code);
  expect(pageOf('KEY_PAUSED')).toMatchObject({
    html: expect.stringContaining('<code translate="no">x-request-id</code>') as string,
    markdown: expect.stringContaining('Enter it under Requests in the dashboard') as string,
    anchors: expect.arrayContaining(['gateway-find']) as string[],
  });
  expect(pageOf('KEY_UNKNOWN')?.markdown).toContain('The request log doesn’t have it');
  expect(pageOf('MEMBER_NOT_FOUND')?.markdown).not.toContain('Find the request');
});
