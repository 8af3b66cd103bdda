// @vitest-environment node
import { expect, it } from 'vitest';
import { compileArticle } from './compile-article.ts';

const compile = (text: string) =>
  compileArticle({ file: 'content/docs/a.mdx', source: `---\ntitle: A\n---\n\n${text}\n`, updatedAt: null });

it.each([
  ['## Part\n\n### Below\n\n## Next', 'text'],
  ['![A chart of requests](/a.png)', 'module'],
  ['## Part\n\n<img src="/a.png" alt="A chart" />', 'module'],
])('takes %j', async (text, kind) => {
  await expect(compile(text)).resolves.toMatchObject({ kind });
});

it.each([
  ['## Part\n\ntext\n\n#### Deep', 9, 'jumps from a heading of level 2 to one of level 4'],
  ['# Title', 5, 'first-level heading'],
  ['text\n\n![](/a.png)', 7, 'picture without alternative text'],
  ['text\n\n<img src="/a.png" />', 7, 'picture without alternative text'],
  ['text\n\n<img src="/a.png" alt="" />', 7, 'picture without alternative text'],
])('refuses %j by file and line', async (text, line, problem) => {
  await expect(compile(text)).rejects.toThrow(new RegExp(`^content/docs/a\\.mdx:${String(line)} .*${problem}`));
});
