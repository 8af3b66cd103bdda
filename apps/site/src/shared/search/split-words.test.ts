import { expect, it } from 'vitest';
import { splitWords } from './split-words.ts';

it('punctuation is no word, and case and accents do not count', () => {
  expect(splitWords('Élan, vital!', 'en')).toEqual(['elan', 'vital']);
  expect(splitWords('Đơn vị tính toán', 'vi')).toEqual(['don', 'vi', 'tinh', 'toan']);
  expect(splitWords('SINIR sınırı', 'tr')).toEqual(['sinir', 'siniri']);
});

it('a name in code is found whole and by its parts', () => {
  expect(splitWords('eth_getBalance', 'en')).toEqual(['eth_getbalance', 'getbalance', 'balance', 'eth', 'get']);
  expect(splitWords('API_KEY_INVALID', 'en')).toEqual(['api_key_invalid', 'key_invalid', 'invalid', 'api', 'key']);
});

it('Chinese and Japanese are cut into words, and into characters for whoever types half of one', () => {
  expect(splitWords('计算单位', 'zh')).toEqual(expect.arrayContaining(['计', '算', '单', '位']));
  expect(splitWords('エラーの一覧', 'ja')).toEqual(expect.arrayContaining(['エラー', 'の', '一', '覧']));
});

it('marks that make another kana or syllable stay', () => {
  expect(splitWords('ガス', 'ja')).toContain('ガス');
  expect(splitWords('잔액', 'ko')).toEqual(['잔액']);
});
