// @vitest-environment node
import { array, assert, asyncProperty, constantFrom, integer } from 'fast-check';
import { expect, it } from 'vitest';
import { breakLines, splitPieces } from './break-lines.ts';

const measure = (text: string): Promise<number> => Promise.resolve(text.length);

it.each([
  ['en', 'Keys, limits (and more)', ['Keys, ', 'limits ', '(and ', 'more)']],
  ['en', 'eth_getLogs op-mainnet', ['eth_getLogs ', 'op-mainnet']],
  ['vi', 'Một địa chỉ', ['Một ', 'địa ', 'chỉ']],
])('in %s a line of %j ends at spaces alone', (language, text, pieces) => {
  expect(splitPieces(text, language)).toEqual(pieces);
});

it('a line of Chinese ends between words, and none begins with a closing mark', () => {
  const pieces = splitPieces('一个端点，连接所有链。', 'zh');
  expect(pieces.length).toBeGreaterThan(3);
  expect(pieces.filter((piece) => /^[，。]/.test(piece))).toEqual([]);
});

it('keeps all of the text, and no line is wider than it may be', async () => {
  const word = constantFrom('a ', 'word ', 'longer ', 'x', '。');
  await assert(
    asyncProperty(array(word, { maxLength: 30 }), integer({ min: 7, max: 40 }), async (words, widthMax) => {
      const lines = await breakLines(words, widthMax, measure);
      expect(lines.every((line) => line.length <= widthMax)).toBe(true);
      expect(lines.join('').replaceAll(' ', '')).toBe(words.join('').replaceAll(' ', ''));
    }),
  );
});
