import { expect, it } from 'vitest';
import { listBenchArticles } from './articles.ts';

it('generates the same distinct pages in every run', () => {
  const articles = listBenchArticles(20);
  expect(listBenchArticles(20)).toEqual(articles);
  expect(new Set(articles.map(({ body }) => body)).size).toBe(20);
});

it('gives every page a unique path', () => {
  const articles = listBenchArticles();
  expect(articles).toHaveLength(500);
  expect(new Set(articles.map(({ section, slug }) => `${section}/${slug}`)).size).toBe(500);
});
