import { expect, it } from 'vitest';
import { dictionaryFileOf, isDictionaryTarget } from './dictionary-files.ts';

it.each([
  ['/locales/ko/common.json', 'ko/common.json'],
  ['/locales/zh/docs_nav.json?v=2', 'zh/docs_nav.json'],
  ['/locales/flags.json', 'flags.json'],
])('finds the file of %s', (target, file) => {
  expect(isDictionaryTarget(target)).toBe(true);
  expect(dictionaryFileOf(target)).toBe(file);
});

it.each([
  '/locales',
  '/locales/',
  '/locales/ko',
  '/locales/package.json',
  '/locales/node_modules/a.json',
  '/locales/ko/common',
  '/locales/ko/common.json/',
  '/locales/ko/../package.json',
  '/locales/ko/%2e%2e.json',
  '/locales//ko/common.json',
])('finds no file for %s', (target) => {
  expect(isDictionaryTarget(target)).toBe(true);
  expect(dictionaryFileOf(target)).toBeUndefined();
});

it.each(['/', '/localesx/ko/common.json', '/ko/locales/common.json', '/docs?from=/locales/ko/common.json'])('ignores %s', (target) => {
  expect(isDictionaryTarget(target)).toBe(false);
});
