// @vitest-environment node
import { evaluate } from '@mdx-js/mdx';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createElement } from 'react';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { ArticleModule } from '../../src/server/articles/article-module.ts';
import { articlePlugins } from './article-plugins.ts';
import { compileArticle } from './compile-article.ts';

const root = join(import.meta.dirname, '../../content');
const guides = (await readdir(join(root, 'docs'))).filter((file) => file.endsWith('.mdx'));
const sources = await Promise.all(guides.map(async (file) => readFile(join(root, 'docs', file), 'utf8')));

/** The text as the compiler writes it; undefined where a component has to render it. */
async function wholeOf(source: string): Promise<string | undefined> {
  const compiled = await compileArticle({ file: 'content/docs/a.mdx', source, updatedAt: null });
  return compiled.kind === 'text' ? (JSON.parse(compiled.json) as Extract<ArticleModule, { html: string }>).html : undefined;
}

async function render(body: string): Promise<string> {
  const article = await evaluate(body, { ...runtime, ...articlePlugins });
  return renderToStaticMarkup(createElement(article.default));
}

const plain = [
  'A `b` & *c*\\\nnext\n\n\n## Two\n\n---\n\n> said\n\n- [a](/docs "T")\n- b\n\n  c\n',
  '| a | b |\n| :- | -: |\n| `x` | <b>y</b> |\n\n```ts viem\nconst a = "<b>";\n```\n\n```js\n\nlet a;\n```\n',
  'Said[^1] and [^2]\n\n[^1]: First\n[^2]: Second, https://example.com\n',
  '',
];

it.each(plain)('writes %j as React renders it', async (body) => {
  const whole = await wholeOf(`---\ntitle: A\n---\n${body}`);
  expect(whole ?? (await render(body))).toBe(await render(body));
});

it('writes code whole, for most articles have some', async () => {
  const body = '## Call\n\n```js\nlet a;\n```\n\n```\ntext\n```\n';
  expect(await wholeOf(`---\ntitle: A\n---\n${body}`)).toBe(await render(body));
});

it('leaves to React what only React can write', async () => {
  for (const body of ['<Note>a</Note>', 'a {/* why */} b', 'export const a = 1;\n\nText', '![A chart](/favicon.svg)']) {
    expect(await wholeOf(`---\ntitle: A\n---\n\n${body}\n`)).toBeUndefined();
  }
});

it('writes most guides whole, as React renders them', async () => {
  const wholes = await Promise.all(sources.map(wholeOf));
  const bodies = sources.map((source) => source.replace(/^---\n[\s\S]*?\n---\n/, ''));
  const texts = wholes.flatMap((whole, index) => (whole === undefined ? [] : [{ whole, body: bodies[index] ?? '' }]));
  expect(texts.length).toBeGreaterThan(guides.length / 4);
  for (const { whole, body } of texts) expect(whole).toBe(await render(body));
});
