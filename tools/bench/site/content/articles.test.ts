import { expect, it } from 'vitest';
import { listBenchArticles } from './articles.ts';

it('writes the same pages in every run, and no two alike', () => {
  const articles = listBenchArticles(20);
  expect(listBenchArticles(20)).toEqual(articles);
  expect(new Set(articles.map(({ body }) => body)).size).toBe(20);
});

it('gives every page an address of its own', () => {
  const articles = listBenchArticles();
  expect(articles).toHaveLength(500);
  expect(new Set(articles.map(({ section, slug }) => `${section}/${slug}`)).size).toBe(500);
});
