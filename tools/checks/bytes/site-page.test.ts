import { expect, it } from 'vitest';
import { findExcess, weighSitePage } from './site-page.ts';

const html = '<style>a{color:red}</style><style>b{color:red}</style><script data-scripts="/assets/a.js /assets/b.js">0</script>';
const files: Readonly<Record<string, number>> = { '/assets/a.js': 100, '/assets/b.js': 1000 };

it('weighs the scripts that a page hydrates with, and the styles in it', () => {
  const bytes = weighSitePage(html, (address) => files[address] ?? Number.NaN);
  expect(bytes.scripts).toBe(1100);
  expect(bytes.styles).toBeGreaterThan(20);
});

it('weighs no scripts where a page names none', () => {
  expect(weighSitePage('<p>', () => Number.NaN).scripts).toBe(0);
});

const light = { styles: 12_000, scripts: 140_000 };

it('accepts a page within its limits', () => {
  expect(findExcess('zh/docs/limits/index.html', light)).toEqual([]);
});

it.each([
  ['index.html', { ...light, styles: 12_001 }, 'index.html: 1 bytes of CSS too many'],
  ['index.html', { ...light, scripts: 160_002 }, 'index.html: 2 bytes of JavaScript too many'],
  ['zh/docs/limits/index.html', { ...light, scripts: 147_003 }, 'zh/docs/limits/index.html: 3 bytes of JavaScript too many'],
])('reports what %s has too much of', (file, bytes, sentence) => {
  expect(findExcess(file, bytes)).toEqual([sentence]);
});

it('allows methods and drafts more scripts', () => {
  expect(findExcess('ja/draft/selectx/index.html', { ...light, scripts: 180_000 })).toEqual([]);
  expect(findExcess('docs/methods/eth_call/index.html', { ...light, scripts: 158_000 })).toEqual([]);
});
