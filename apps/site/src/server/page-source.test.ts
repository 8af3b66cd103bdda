import { expect, it } from 'vitest';
import { pageFactsOf } from './page-source.ts';

const parts = { heading: 'A', description: 'About A.', updatedAt: '2026-11-21T00:00:00Z' };

it('has heading and description of a page', () => {
  expect(pageFactsOf({ ...parts, noindex: false })).toEqual({ heading: 'A', description: 'About A.' });
});

it('has the dates of an article', () => {
  expect(pageFactsOf({ ...parts, subject: { type: 'guide' } })).toMatchObject({ isArticle: true, updatedAt: parts.updatedAt });
  const post = pageFactsOf({ ...parts, subject: { type: 'post', publishedAt: '2026-11-20T00:00:00Z' } });
  expect(post).toMatchObject({ isArticle: true, publishedAt: '2026-11-20T00:00:00Z' });
});
