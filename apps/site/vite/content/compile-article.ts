import { createProcessor } from '@mdx-js/mdx';
import { unified } from 'unified';
import { VFile } from 'vfile';
import type { Article } from './article.ts';
import { articlePlugins } from './article-plugins.ts';
import { ContentError } from './content-error.ts';
import { plainElements } from './plain-elements.ts';
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
const ofMdx = createProcessor({ remarkPlugins, rehypePlugins: [plainElements, ...rehypePlugins, writeWhole, writeMarkup] });

/** Text as markup in `data.html`, or what renders it as the file's own text. */
async function compileText(path: string, value: string): Promise<VFile> {
  const markdown = readMarkdown(value);
  if (markdown !== undefined) {
    const file = new VFile({ path });
    await ofMarkdown.run(markdown, file);
    if (file.data.html !== undefined) return file;
  }
  try {
    return await ofMdx.process(new VFile({ path, value }));
  } catch (error) {
    throw toContentError(path, error);
  }
}

/** What MDX says of a text that it cannot read, with the place first. */
function toContentError(path: string, error: unknown): unknown {
  if (!(error instanceof Error && 'reason' in error && 'line' in error)) return error;
  return new ContentError(path, Number(error.line ?? 1), `is no MDX: ${String(error.reason)}`);
}

/** What is made of an article: a text alone, as most are, is data. */
export type CompiledArticle =
  /** JSON of `html`, the text as markup, and `article` (`Article`). */
  | { readonly kind: 'text'; readonly json: string }
  /** A module whose default export renders the text; `article` as above. */
  | { readonly kind: 'module'; readonly code: string };

/**
 * Compiles an MDX file.
 *
 * @throws {ContentError} naming file and line of a mistake
 */
export async function compileArticle({ file, source, updatedAt }: CompileArticleParameters): Promise<CompiledArticle> {
  const { value, body, lineCount } = readFrontMatter(file, source);
  // Empty lines in place of the front matter: positions stay those of the file.
  const compiled = await compileText(file, '\n'.repeat(lineCount) + body);
  const { headings = [], anchors = [], links = [], components = [], html } = compiled.data;
  const article: Article = { file, frontMatter: value, headings, anchors, links, components, markdown: body.trim(), updatedAt };
  if (html !== undefined) return { kind: 'text', json: JSON.stringify({ html, article }) };
  return { kind: 'module', code: `${String(compiled)}\nexport const article = ${JSON.stringify(article)};\n` };
}
