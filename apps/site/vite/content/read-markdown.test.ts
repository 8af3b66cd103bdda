// @vitest-environment node
import { createProcessor } from '@mdx-js/mdx';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { expect, it } from 'vitest';
import { articlePlugins } from './article-plugins.ts';
import { readMarkdown } from './read-markdown.ts';
import { writeWhole } from './write-whole.ts';

const { remarkPlugins, rehypePlugins } = articlePlugins;
const ofMarkdown = unified().use({ plugins: [...rehypePlugins, writeWhole] });
const ofMdx = createProcessor({ remarkPlugins, rehypePlugins: [...rehypePlugins, writeWhole] });

/** Markup, headings, anchors and links of a text, as MDX reads it. */
async function readAsMdx(value: string): Promise<unknown> {
  const file = new VFile({ path: 'a.mdx', value });
  await ofMdx.process(file);
  return file.data;
}

const texts = {
  'breaks and entities': 'A \\\nb  \nc &amp; &copy; &#35; \\* é 中 😀 "said"\n\n---\n***\n',
  emphasis: '*a **b** c* __d__ a_b_c 2 * 3 ~~e~~ ~f~ `` g ` h ``',
  lists: '- a\n- b\n\n  c\n1. d\n   - e\n\n3) f\n+ g\n\n      h\n',
  'quotes that go on': '> a\nb\n>> c\n\n> - d\n',
  'code of several kinds': '```ts viem\n\nlet a = "<b>";\n```\n\n~~~\nx\n~~~\n\n    not code\n\n```unknown\ny',
  tables: '| a | b |\n| - | - |\n| `c\\|d` | [e](/f) |\n| g |\n\ntext | no | table\n',
  links: '[a](/b "T") [c][d] [d]\n\n[d]: /e?f=1&g=2 (T)',
  'addresses as they stand': 'See https://a.example/b?c=1&d=2. Or www.e.example, or me@f.example!',
  footnotes: 'A[^1] b[^2] c[^1]\n\n[^1]: One\n[^2]: Two\n\n    more\n',
  headings: 'Above\n---\n\n## Two *t* `c`\n\n### Two t c ###\n\n## Two t c\n',
};

it.each(Object.entries(texts))('reads %s as MDX does', async (_name, text) => {
  const tree = readMarkdown(text);
  if (tree === undefined) throw new Error('It is left to MDX');
  const file = new VFile({ path: 'a.mdx' });
  await ofMarkdown.run(tree, file);
  expect(file.data).toEqual(await readAsMdx(text));
});

it.each(['<Note>a</Note>', 'a {b}', '{/* a */}', 'import a from "b"', 'a <b', '<https://a.example>'])('leaves %j to MDX', (text) => {
  expect(readMarkdown(text)).toBeUndefined();
});
