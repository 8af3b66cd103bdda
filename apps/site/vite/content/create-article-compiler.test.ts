// @vitest-environment node
import { expect, it } from 'vitest';
import { compileArticle } from './compile-article.ts';
import { createArticleCompiler } from './create-article-compiler.ts';

const articleOf = (text: string) => ({ file: 'content/docs/a.mdx', source: `---\ntitle: A\n---\n\n${text}\n`, updatedAt: null });

it('compiles many at a time, each as it is compiled by itself', async () => {
  const { compile } = createArticleCompiler();
  const texts = ['## One', '`two`', '| a |\n| - |\n| b |', '```js\nlet a = 1;\n```'];
  const articles = Array.from({ length: 100 }, (_, index) => articleOf(`${String(index)}\n\n${texts[index % texts.length] ?? ''}`));
  expect(await Promise.all(articles.map(compile))).toEqual(await Promise.all(articles.map(compileArticle)));
});

it('tells of a mistake by file and line, and goes on', async () => {
  const { compile } = createArticleCompiler();
  const mistaken = compile(articleOf('# Title'));
  const next = compile(articleOf('Text'));
  await expect(mistaken).rejects.toThrow(/^content\/docs\/a\.mdx:5 has a first-level heading/);
  await expect(next).resolves.toMatchObject({ kind: 'text' });
});
