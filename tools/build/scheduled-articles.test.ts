import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { listDueArticles } from './scheduled-articles.ts';

it('lists an article once it is due', () => {
  const folder = mkdtempSync(join(tmpdir(), 'onepoint-articles-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'a.mdx'), '---\ntitle: A\npublishAt: 2026-12-01T09:00:00Z\n---\n');
  writeFileSync(join(folder, 'b.mdx'), "---\ntitle: B\npublishAt: '2026-12-01T09:00:00+09:00'\n---\n");
  writeFileSync(join(folder, 'c.mdx'), '---\ntitle: C\n---\n');
  expect(listDueArticles(folder, Date.parse('2026-11-30T23:59:59Z'))).toEqual([]);
  expect(listDueArticles(folder, Date.parse('2026-12-01T00:00:00Z'))).toEqual(['b.mdx']);
  expect(listDueArticles(folder, Date.parse('2026-12-01T09:00:00Z'))).toEqual(['a.mdx', 'b.mdx']);
});
