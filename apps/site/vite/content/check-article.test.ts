import { describe, expect, it } from 'vitest';
import { compileArticle } from './compile-article.ts';

describe('check article', () => {
  // @vitest-environment node

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
  ])('rejects %j by file and line', async (text, line, problem) => {
    await expect(compile(text)).rejects.toThrow(new RegExp(`^content/docs/a\\.mdx:${String(line)} .*${problem}`));
  });
});

describe('plain elements', () => {
  // @vitest-environment node

  const compile = (text: string) =>
    compileArticle({ file: 'content/docs/a.mdx', source: `---\ntitle: A\n---\n\n${text}\n`, updatedAt: null });

  it('treats links and headings in HTML like those in Markdown', async () => {
    const { article } = await compile('text\n\n<a href="/nowhere">x</a>\n\n<h2>Part</h2>');
    expect(article.links).toEqual([{ href: '/nowhere', line: 7 }]);
    expect(article.headings).toEqual([{ id: 'part', text: 'Part', depth: 2 }]);
  });

  it('keeps components and comments', async () => {
    const { article } = await compile('<Note kind="caution">\n\n{/* to be said better */}\n\ntext\n\n</Note>');
    expect(article.components).toEqual([{ name: 'Note', line: 5 }]);
  });

  it.each([
    ['text\n\nuse {token}', 'has {token}: put it between backticks'],
    ['text\n\n</Note>', 'is no MDX: Unexpected closing slash'],
    ['text\n\n<h2 id={id}>Part</h2>', 'has <h2> with an attribute in braces'],
  ])('rejects %j by file and line', async (text, problem) => {
    await expect(compile(text)).rejects.toThrow(`content/docs/a.mdx:7 ${problem}`);
  });
});
