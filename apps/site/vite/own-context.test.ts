// @vitest-environment node
import { expect, it } from 'vitest';
import { carriedContext, fetchedContext } from './own-context.ts';
import { textOf } from './pieces/text-of.ts';

it('says in a document with which bytes its own context begins', () => {
  const { text, markup } = fetchedContext(['{"pageId":"docs"}'], '/docs/index.pageContext.json');
  const digest = /data-digest="([\w-]+)"/.exec(markup)?.[1] ?? '';
  expect(markup).toContain('data-from="/docs/index.pageContext.json"');
  expect(textOf(text).startsWith(`{"digest":"${digest}"`)).toBe(true);
  expect(JSON.parse(textOf(text))).toEqual({ digest, pageId: 'docs' });
  expect(textOf(fetchedContext(['{"pageId":"home"}'], '/').text)).not.toContain(digest);
});

it('knows a context by what it says, however it is cut', () => {
  const whole = fetchedContext(['{"html":"全","next":1}'], '/');
  const cut = fetchedContext(['{"html":', { text: '"全"' }, ',"next":1}'], '/');
  expect(cut.markup).toBe(whole.markup);
  expect(textOf(cut.text)).toBe(textOf(whole.text));
});

it('keeps markup out of what a document carries', () => {
  expect(carriedContext({ inlineContext: () => '{"x":"</script><b>"}' })).not.toMatch(/<\/script><b>/);
});
