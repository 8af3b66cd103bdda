import { expect, it } from 'vitest';
import { documentTokens } from './document-tokens.ts';

it('names elements, classes, languages and what style attributes take', () => {
  const tokens = documentTokens('<a class="x y-1" href="/"><i lang="ja" style="width:var(--wide)">z</i></a>');
  expect([...tokens].toSorted()).toEqual(['--wide', '.x', '.y-1', ':lang(ja)', 'a', 'i']);
});
