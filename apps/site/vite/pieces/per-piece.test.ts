// @vitest-environment node
import { expect, it } from 'vitest';
import type { KeptText } from './kept-text.ts';
import { perPiece } from './per-piece.ts';

it('makes of a kept text once what it makes of others each time', () => {
  const made: string[] = [];
  const lengthOf = perPiece((text) => {
    made.push(text);
    return { length: text.length };
  });
  const kept: KeptText = { text: 'kept' };
  const lengths = [kept, 'other', kept, 'other', { text: 'kept' }].map((piece) => lengthOf(piece).length);
  expect(lengths).toEqual([4, 5, 4, 5, 4]);
  expect(made).toEqual(['kept', 'other', 'other', 'kept']);
});
