// @vitest-environment node
import { expect, it } from 'vitest';
import { localizeLinks } from './localize-links.ts';

it.each([
  ['<a href="/docs/x#y">', '<a href="/zh/docs/x#y">'],
  ['<a class="b" href="/">', '<a class="b" href="/zh">'],
  ['<a href="/dashboard/plans?a=1">', '<a href="/zh/dashboard/plans?a=1">'],
  ['<a href="/api/reference">', '<a href="/api/reference">'],
  ['<a href="/playground/">', '<a href="/playground/">'],
  ['<a href="/llms.txt">', '<a href="/llms.txt">'],
  ['<a href="/docs/limits.md#burst">', '<a href="/docs/limits.md#burst">'],
  ['<a href="https://example.com/docs">', '<a href="https://example.com/docs">'],
  ['<a href="#part">', '<a href="#part">'],
  ['<code>href="/docs"</code>', '<code>href="/docs"</code>'],
])('%s becomes %s', (html, expected) => {
  expect(localizeLinks(html, 'zh')).toBe(expected);
});

it('leaves English as it is', () => {
  expect(localizeLinks('<a href="/docs">', 'en')).toBe('<a href="/docs">');
});
