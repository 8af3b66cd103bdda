// @vitest-environment node
import { siteConfig, siteUrl } from '@onepoint/site-config';
import { expect, it } from 'vitest';
import { socialTags, type SocialTagsParameters } from './social-tags.ts';

const page: SocialTagsParameters = {
  facts: { heading: 'Keys & "limits"', description: 'What it is about.' },
  pathname: '/docs/a',
  language: 'zh',
};
const said = (parameters: SocialTagsParameters): Record<string, string | undefined> =>
  Object.fromEntries(
    socialTags(parameters).map(({ attributes }) => [attributes['property'] ?? attributes['name'] ?? '', attributes['content']]),
  );

it('a link is shown with the title, text and picture of its own page', () => {
  expect(said(page)).toMatchObject({
    'og:type': 'website',
    'og:url': `${siteUrl()}/zh/docs/a`,
    'og:title': 'Keys & "limits"',
    'og:description': 'What it is about.',
    'og:image': `${siteUrl()}/social/zh/docs/a.png`,
    'og:image:width': '1200',
    'og:locale': 'zh_CN',
    'twitter:card': 'summary_large_image',
    'twitter:site': '@onepointrpc',
  });
});

it('a page without an address of its own is shown with the picture of the site', () => {
  const tags = said({ ...page, facts: { ...page.facts, noindex: true } });
  expect(tags['og:image']).toBe(siteUrl() + siteConfig.image);
  expect(tags).not.toHaveProperty('og:url');
});

it('an article says when it was published and changed', () => {
  const dates = { publishedAt: '2026-11-20T00:00:00Z', updatedAt: '2026-11-21T00:00:00Z' };
  expect(said({ ...page, facts: { ...page.facts, isArticle: true, ...dates } })).toMatchObject({
    'og:type': 'article',
    'article:published_time': dates.publishedAt,
    'article:modified_time': dates.updatedAt,
  });
});
