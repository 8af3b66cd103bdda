import { expect, it } from 'vitest';
import { splitWords } from './split-words.ts';

it('ignores punctuation, case and accents', () => {
  expect(splitWords('Élan, vital!', 'en')).toEqual(['elan', 'vital']);
  expect(splitWords('Đơn vị tính toán', 'vi')).toEqual(['don', 'vi', 'tinh', 'toan']);
  expect(splitWords('SINIR sınırı', 'tr')).toEqual(['sinir', 'siniri']);
});

it('splits names in code and keeps the whole', () => {
  expect(splitWords('eth_getBalance', 'en')).toEqual(['eth_getbalance', 'getbalance', 'balance', 'eth', 'get']);
  expect(splitWords('API_KEY_INVALID', 'en')).toEqual(['api_key_invalid', 'key_invalid', 'invalid', 'api', 'key']);
});

it('splits Chinese and Japanese into words and characters', () => {
  expect(splitWords('计算单位', 'zh')).toEqual(expect.arrayContaining(['计', '算', '单', '位']));
  expect(splitWords('エラーの一覧', 'ja')).toEqual(expect.arrayContaining(['エラー', 'の', '一', '覧']));
});

it('keeps marks that change kana or syllables', () => {
  expect(splitWords('ガス', 'ja')).toContain('ガス');
  expect(splitWords('잔액', 'ko')).toEqual(['잔액']);
});
