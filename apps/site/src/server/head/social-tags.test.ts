// @vitest-environment node
import { siteConfig, siteUrl } from '@onepoint/site-config';
import { expect, it } from 'vitest';
import { socialTags, type SocialTagsParameters } from './social-tags.ts';

const page: SocialTagsParameters = {
  heading: 'Keys & "limits"',
  description: 'What it is about.',
  pathname: '/docs/a',
  language: 'zh',
  written: ['en', 'zh'],
};

it('a link is shown with the title, text and picture of its own page', () => {
  const said = [
    `<meta property="og:url" content="${siteUrl()}/zh/docs/a">`,
    '<meta property="og:title" content="Keys &amp; &quot;limits&quot;">',
    `<meta property="og:image" content="${siteUrl()}/social/zh/docs/a.png">`,
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:locale" content="zh_CN">',
    '<meta property="og:locale:alternate" content="en_US">',
    '<meta name="twitter:card" content="summary_large_image">',
    '<meta name="twitter:site" content="@onepointrpc">',
  ];
  const tags = socialTags(page);
  expect(said.filter((tag) => !tags.includes(tag))).toEqual([]);
});

it('a page without an address of its own is shown with the picture of the site', () => {
  const tags = socialTags({ ...page, noindex: true }).join('');
  expect(tags).toContain(siteUrl() + siteConfig.image);
  expect(tags).not.toContain('og:url');
});

it('an article says when it was published and changed', () => {
  const tags = socialTags({ ...page, subject: { type: 'post', publishedAt: '2026-11-20T00:00:00Z' }, updatedAt: '2026-11-21T00:00:00Z' });
  expect(tags).toContain('<meta property="og:type" content="article">');
  expect(tags).toContain('<meta property="article:published_time" content="2026-11-20T00:00:00Z">');
  expect(tags).toContain('<meta property="article:modified_time" content="2026-11-21T00:00:00Z">');
});
