import { assert, array, constantFrom, oneof, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import { splitWords } from '../../shared/search/split-words.ts';
import { indexWords } from './index-words.ts';

const line = oneof(
  string(),
  constantFrom('eth_getBalance reads a balance', '计算单位 of a call', 'エラーの一覧', 'sınırı aşıldı', '잔액 부족'),
);

it('cuts texts into the words that a search looks for, in every language, however often the same line comes', () => {
  assert(
    property(array(line), constantFrom('en', 'zh', 'ja', 'ko', 'tr', 'vi'), (lines, language) => {
      const text = lines.join('\n');
      expect(indexWords(text, language)).toEqual(splitWords(text, language));
    }),
  );
});

it.each(['en', 'ja', 'tr'])('cuts ASCII as the dictionary of %s does', (language) => {
  const text = string({ unit: constantFrom(...Array.from('abZ12_.,:;\'"-/\t@$ ')), maxLength: 40 });
  assert(
    property(text, (words) => {
      expect(indexWords(words, language)).toEqual(splitWords(words, language));
    }),
    { numRuns: 500 },
  );
});
