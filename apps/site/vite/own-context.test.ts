// @vitest-environment node
import { expect, it } from 'vitest';
import { carriedContext, fetchedContext } from './own-context.ts';

it('says in a document with which bytes its own context begins', () => {
  const { text, markup } = fetchedContext('{"pageId":"docs"}', '/docs/index.pageContext.json');
  const digest = /data-digest="([\w-]+)"/.exec(markup)?.[1] ?? '';
  expect(markup).toContain('data-from="/docs/index.pageContext.json"');
  expect(text.startsWith(`{"digest":"${digest}"`)).toBe(true);
  expect(JSON.parse(text)).toEqual({ digest, pageId: 'docs' });
  expect(fetchedContext('{"pageId":"home"}', '/').text).not.toContain(digest);
});

it('keeps markup out of what a document carries', () => {
  expect(carriedContext({ inlineContext: '{"x":"</script><b>"}' })).not.toMatch(/<\/script><b>/);
});
