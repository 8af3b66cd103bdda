import { createProcessor } from '@mdx-js/mdx';
import { unified } from 'unified';
import { VFile } from 'vfile';
import type { Article } from './article.ts';
import { articlePlugins } from './article-plugins.ts';
import { readFrontMatter } from './read-front-matter.ts';
import { readMarkdown } from './read-markdown.ts';
import { writeMarkup } from './write-markup.ts';
import { writeWhole } from './write-whole.ts';

export interface CompileArticleParameters {
  /** Path of the file, from the site's folder. */
  file: string;
  source: string;
  updatedAt: string | null;
}

// Put together once: it takes as long as reading a short article.
const { remarkPlugins, rehypePlugins } = articlePlugins;
const ofMarkdown = unified()
  .use({ plugins: [...rehypePlugins, writeWhole] })
  .freeze();
const ofMdx = createProcessor({ remarkPlugins, rehypePlugins: [...rehypePlugins, writeWhole, writeMarkup] });

/** Text as markup in `data.html`, or what renders it as the file's own text. */
async function compileText(path: string, value: string): Promise<VFile> {
  const markdown = readMarkdown(value);
  if (markdown !== undefined) {
    const file = new VFile({ path });
    await ofMarkdown.run(markdown, file);
    if (file.data.html !== undefined) return file;
  }
  return ofMdx.process(new VFile({ path, value }));
}

/**
 * Compiles an MDX file to a module: `html` is the text, or its default export renders it; `article` is the rest (`Article`).
 *
 * @throws {ContentError} naming file and line of a mistake
 */
export async function compileArticle({ file, source, updatedAt }: CompileArticleParameters): Promise<string> {
  const { value, body, lineCount } = readFrontMatter(file, source);
  // Empty lines in place of the front matter: positions stay those of the file.
  const compiled = await compileText(file, '\n'.repeat(lineCount) + body);
  const { headings = [], anchors = [], links = [], html } = compiled.data;
  const article: Article = { file, frontMatter: value, headings, anchors, links, markdown: body.trim(), updatedAt };
  const text = html === undefined ? String(compiled) : `export const html = ${JSON.stringify(html)};`;
  return `${text}\nexport const article = ${JSON.stringify(article)};\n`;
}
