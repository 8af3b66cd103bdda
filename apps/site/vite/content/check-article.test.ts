// @vitest-environment node
import { expect, it } from 'vitest';
import { compileArticle } from './compile-article.ts';

const compile = (text: string) =>
  compileArticle({ file: 'content/docs/a.mdx', source: `---\ntitle: A\n---\n\n${text}\n`, updatedAt: null });

it.each([
  ['## Part\n\n### Below\n\n## Next'],
  ['![A chart of requests](/favicon.svg)'],
  ['## Part\n\n<img src="/favicon.svg" alt="A chart" />'],
  ['[![The mark](/favicon.svg)](/docs)'],
  ['See <a href="/docs">the guides</a>.\n\n<h2>Part</h2>\n\n### Below'],
  ['{/* to be said better */}\n\n<Note>text</Note>'],
])('accepts %j', async (text) => {
  await expect(compile(text)).resolves.toBeDefined();
});

it.each([
  ['## Part\n\ntext\n\n#### Deep', 9, 'jumps from a heading of level 2 to one of level 4'],
  ['# Title', 5, 'first-level heading'],
  ['text\n\n![](/a.png)', 7, 'picture without alternative text'],
  ['text\n\n<img src="/a.png" />', 7, 'picture without alternative text'],
  ['text\n\n<img src="/a.png" alt="" />', 7, 'picture without alternative text'],
  ['text\n\n![A chart](/a.png)', 7, 'shows /a.png, and there is no such picture'],
  ['text\n\n![A chart](favicon.svg)', 7, 'shows favicon.svg, and there is no such picture'],
  ['text\n\n<h4>Deep</h4>', 7, 'jumps from a heading of level 1 to one of level 4'],
  ['text\n\n[guides]()', 7, 'link without an address'],
  ['text\n\n[](/docs)', 7, 'link without a text'],
])('refuses %j by file and line', async (text, line, problem) => {
  await expect(compile(text)).rejects.toThrow(new RegExp(`^content/docs/a\\.mdx:${String(line)} .*${problem}`));
});
