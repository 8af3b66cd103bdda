import { expect, it } from 'vitest';
import { findExcess, weighSitePage } from './site-page.ts';

const html = [
  '<style>a{color:red}</style><style id="first-styles">b{color:red}</style>',
  '<link rel="stylesheet" href="/assets/frame.css" disabled data-sheet><link rel="stylesheet" href="/assets/fonts.css" disabled>',
  '<link rel="stylesheet" href="/assets/home.css" disabled data-sheet><script data-scripts="/assets/a.js /assets/b.js">0</script>',
].join('');
const files: Readonly<Record<string, number>> = {
  '/assets/frame.css': 1,
  '/assets/home.css': 10,
  '/assets/a.js': 100,
  '/assets/b.js': 1000,
};

it('weighs the sheets and scripts that a page wakes with, and the styles in it', () => {
  const bytes = weighSitePage(html, (address) => files[address] ?? Number.NaN);
  expect(bytes).toMatchObject({ sheets: 11, scripts: 1100 });
  expect(bytes.firstStyles).toBeGreaterThan(20);
});

it('weighs nothing where a page names nothing', () => {
  expect(weighSitePage('<p>', () => Number.NaN)).toMatchObject({ sheets: 0, scripts: 0 });
});

const light = { firstStyles: 12_000, sheets: 12_000, scripts: 120_000 };

it('accepts a page within its limits', () => {
  expect(findExcess('zh/docs/limits/index.html', light)).toEqual([]);
});

it.each([
  ['index.html', { ...light, firstStyles: 12_001 }, 'index.html: 1 bytes of CSS in the document too many'],
  ['service-status/index.html', { ...light, sheets: 12_200 }, 'service-status/index.html: 200 bytes of CSS that it wakes with too many'],
  ['index.html', { ...light, scripts: 130_002 }, 'index.html: 2 bytes of JavaScript too many'],
  ['zh/docs/limits/index.html', { ...light, scripts: 120_003 }, 'zh/docs/limits/index.html: 3 bytes of JavaScript too many'],
])('says what %s has too much of', (file, bytes, sentence) => {
  expect(findExcess(file, bytes)).toEqual([sentence]);
});

it('gives what is tried out more room for scripts', () => {
  expect(findExcess('ja/draft/selectx/index.html', { ...light, scripts: 180_000 })).toEqual([]);
});
