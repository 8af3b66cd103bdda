import { expect, it } from 'vitest';
import { describeMarks, isFull } from './describe-marks.ts';

const full = { path: '/', language: 'en', theme: 'light', scores: [100, 100] };
const less = { path: '/zh/chains', language: 'zh', theme: 'dark', scores: [98, 100] };

it('takes nothing but a hundred in every category for full', () => {
  expect([full, less].map(isFull)).toEqual([true, false]);
});

it('shows each visit below the categories, and counts the full ones', () => {
  expect(describeMarks(['performance', 'seo'], [full, less]).split('\n')).toEqual([
    '                       performance  seo',
    '/           en  light          100  100',
    '/zh/chains  zh  dark            98  100',
    '1 of 2 are full',
  ]);
});
