import { expect, it } from 'vitest';
import { pageContextUrl, pageOfContextUrl } from './page-context-url.ts';

it.each([
  ['/', '/index.pageContext.json'],
  ['/zh', '/zh/index.pageContext.json'],
  ['/docs/intro', '/docs/intro/index.pageContext.json'],
])('the context of %s is at %s, and back', (page, url) => {
  expect(pageContextUrl(page)).toBe(url);
  expect(pageOfContextUrl(url)).toBe(page);
});

it.each(['/', '/pricing', '/xindex.pageContext.json', '/index.pageContext.json/x'])('%s is no context', (path) => {
  expect(pageOfContextUrl(path)).toBeUndefined();
});

it('search parameters go with the request', () => {
  expect(pageContextUrl('/chains', '?type=test')).toBe('/chains/index.pageContext.json?type=test');
});
