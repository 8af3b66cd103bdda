import { siteConfig, siteUrl } from '@onepoint/site-config';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { DescribedPage } from '../../shared/head/page-tags.ts';
import { pageContextFixture } from '../../shared/testing/with-page.tsx';
import type { ShownPage } from '../pages.ts';
import { updateHead, usePageHead } from './page-effects.ts';

const pageOf = (urlLogical: string, description: string): DescribedPage => ({
  locale: 'en',
  languages: ['en', 'zh'],
  urlLogical,
  facts: { heading: description, description },
});
const valuesOf = (selector: string): (string | null)[] =>
  [...document.head.querySelectorAll(selector)].map((element) => element.getAttribute('content') ?? element.getAttribute('href'));

afterEach(() => {
  cleanup();
  document.head.innerHTML = '';
});

it('replaces the tags of the previous page', () => {
  document.head.innerHTML =
    '<meta charset="utf-8"><link rel="icon" href="/favicon.svg"><meta name="robots" content="noindex"><script type="application/ld+json">{}</script>';
  updateHead(pageOf('/a', 'First'));
  updateHead(pageOf('/b', 'Second'));
  expect(valuesOf('meta[name=description]')).toEqual(['Second']);
  expect(valuesOf('link[rel=canonical]')).toEqual([`${siteUrl()}/b`]);
  expect(valuesOf('link[hreflang=zh]')).toEqual([`${siteUrl()}/zh/b`]);
  expect(valuesOf('meta[property="og:title"]')).toEqual(['Second']);
  expect(valuesOf('meta[name=robots], script')).toEqual([]);
});

it('keeps tags that apply to every page', () => {
  document.head.innerHTML = '<meta name="theme-color" content="#fff"><link rel="icon" href="/favicon.svg">';
  updateHead(pageOf('/a', 'First'));
  expect(valuesOf('meta[name=theme-color], link[rel=icon]')).toEqual(['#fff', '/favicon.svg']);
});

it('sets the title of the page that is shown', () => {
  const shown = (urlLogical: string, heading: string): ShownPage => ({
    context: pageContextFixture({ urlLogical, facts: { heading, description: 'A page.' } }),
    Component: () => null,
  });
  const { rerender } = renderHook(usePageHead, { initialProps: shown('/docs/a', 'A') });
  expect(document.title).toBe(`A – ${siteConfig.title}`);
  rerender(shown('/', 'One endpoint.'));
  expect(document.title).toBe(siteConfig.title);
  rerender(shown('/pricing', 'Pricing'));
  expect(document.title).toBe(`Pricing – ${siteConfig.title}`);
});
