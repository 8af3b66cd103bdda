import { expect, it } from 'vitest';
import { pageView } from './page-view.ts';

it.each([
  ['https://example.com/docs?ref=AB12CD34&utm_source=news#limits', 'https://example.com/docs?utm_source=news'],
  ['https://example.com/zh/pricing?utm_term=a&utm_term=b', 'https://example.com/zh/pricing?utm_term=a&utm_term=b'],
  ['https://example.com/?email=a%40b.c', 'https://example.com/'],
])('of %s only the page and its campaign are counted', (href, url) => {
  expect(pageView(href, '').url).toBe(url);
});

it.each([
  ['https://search.example/', 'https://search.example/'],
  ['https://example.com/pricing', null],
  ['', null],
])('the referrer %s is told as %s', (referrer, told) => {
  expect(pageView('https://example.com/', referrer).referrer).toBe(told);
});
