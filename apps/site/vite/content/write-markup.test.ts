// @vitest-environment node
import { evaluate, type CompileOptions } from '@mdx-js/mdx';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createElement } from 'react';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { articleComponents } from '../../src/server/articles/article-components.tsx';
import { articlePlugins } from './article-plugins.ts';
import { readFrontMatter } from './read-front-matter.ts';
import { writeMarkup } from './write-markup.ts';

const root = join(import.meta.dirname, '../../content');
const files = (await readdir(root, { recursive: true })).filter((file) => file.endsWith('.mdx'));

async function render(text: string, last: NonNullable<CompileOptions['rehypePlugins']>): Promise<string> {
  const { remarkPlugins, rehypePlugins } = articlePlugins;
  const article = await evaluate(text, { ...runtime, remarkPlugins, rehypePlugins: [...rehypePlugins, ...last] });
  return renderToStaticMarkup(createElement(article.default, { components: articleComponents }));
}

const tricky = [
  `Quotes " ' & <br/> &lt; {'{'} \`a < b && "c"\` ~~gone~~ **bold _both_** https://example.com/?a=1&b=2`,
  '| a | b |\n| :- | -: |\n| `x` | [y](/docs "Title") |\n\n- [x] done\n- [ ] open\n\n1. one\n\n   two\n\n2. three\n\n---\n\n> said\n> again',
  '[run](javascript:alert) <span style={{ color: "red" }}>*text* <Note>in</Note></span>\n\nA[^1]\n\n[^1]: Foot',
  '```ts viem\n\n\nconst a = "<b>";\n```\n\n    indented\n\n```\n\n```\n\n![A chart](/favicon.svg)',
  '<Note kind="caution">\n\n- a\n- <b>b</b>\n\n</Note>\n\n<CodeGroup>\n\n```sh\na\n```\n\n</CodeGroup>',
];

it.each(tricky)('leaves %j as it looks', async (text) => {
  expect(await render(text, [writeMarkup])).toBe(await render(text, []));
});

it('names the tabs of a group by its samples, and opens the first', async () => {
  const text = '<CodeGroup>\n\n```sh curl\na\n```\n\n```js viem\nb\n```\n\n</CodeGroup>';
  const html = await render(text, [writeMarkup]);
  expect([...html.matchAll(/role="tab" aria-selected="(\w+)"[^>]*>(\w*)</g)].map(([, selected, name]) => [name, selected])).toEqual([
    ['curl', 'true'],
    ['viem', 'false'],
  ]);
  expect([...html.matchAll(/<div class="code-frame"[^>]*role="tabpanel"[^>]*>/g)].map(([frame]) => frame.includes('hidden'))).toEqual([
    false,
    true,
  ]);
});

it.each(files)('leaves %s as it looks', async (file) => {
  const { body } = readFrontMatter(file, await readFile(join(root, file), 'utf8'));
  expect(await render(body, [writeMarkup])).toBe(await render(body, []));
});
