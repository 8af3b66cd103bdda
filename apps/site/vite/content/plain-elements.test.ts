// @vitest-environment node
import { expect, it } from 'vitest';
import { compileArticle } from './compile-article.ts';

const compile = (text: string) =>
  compileArticle({ file: 'content/docs/a.mdx', source: `---\ntitle: A\n---\n\n${text}\n`, updatedAt: null });

it('knows the links and the headings of HTML as those of Markdown', async () => {
  const { article } = await compile('text\n\n<a href="/nowhere">x</a>\n\n<h2>Part</h2>');
  expect(article.links).toEqual([{ href: '/nowhere', line: 7 }]);
  expect(article.headings).toEqual([{ id: 'part', text: 'Part', depth: 2 }]);
});

it('lets components stand, and remarks of the writer', async () => {
  const { article } = await compile('<Note kind="caution">\n\n{/* to be said better */}\n\ntext\n\n</Note>');
  expect(article.components).toEqual([{ name: 'Note', line: 5 }]);
});

it.each([
  ['text\n\nuse {token}', 'has {token}: put it between backticks'],
  ['text\n\n</Note>', 'is no MDX: Unexpected closing slash'],
  ['text\n\n<h2 id={id}>Part</h2>', 'has <h2> with an attribute in braces'],
])('refuses %j by file and line', async (text, problem) => {
  await expect(compile(text)).rejects.toThrow(`content/docs/a.mdx:7 ${problem}`);
});
