// @vitest-environment node
import { expect, it } from 'vitest';
import { toMarkdownTable, articleTables } from './article-tables.ts';

it.each(Object.entries(articleTables))('%s is rectangular', (_name, table) => {
  const { head, rows } = table();
  expect(rows.length).toBeGreaterThan(3);
  expect(rows.filter(({ length }) => length !== head.length)).toEqual([]);
});

it('allows owners everything and viewers no payments', () => {
  const { head, rows } = articleTables['RolesTable']?.() ?? { head: [], rows: [] };
  expect(rows.every((row) => row[head.indexOf('owner')] === '✓')).toBe(true);
  expect(rows.find(([action]) => action === 'See payments')?.[head.indexOf('viewer')]).toBe('');
});

it('writes Markdown', () => {
  expect(toMarkdownTable({ head: ['a', 'b'], rows: [['1', '2']] })).toBe('| a | b |\n| --- | --- |\n| 1 | 2 |');
});
