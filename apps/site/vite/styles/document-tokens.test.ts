import { expect, it } from 'vitest';
import { documentTokens } from './document-tokens.ts';

it('names elements, classes, languages and what style attributes take', () => {
  const tokens = documentTokens('<a class="x y-1" href="/"><i lang="ja" style="width:var(--wide)">z</i></a>', 'en');
  expect([...tokens]).toEqual(expect.arrayContaining(['a', 'i', '.x', '.y-1', ':lang(en)', ':lang(ja)', '--wide']));
  expect(tokens.has('z')).toBe(false);
});

it('knows what a parser adds', () => {
  expect(documentTokens('<table><tr></tr></table>', 'en').has('tbody')).toBe(true);
});
