import mdx from '@mdx-js/rollup';
import rehypeShiki from '@shikijs/rehype';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import { createCssVariablesTheme } from 'shiki';
import type { Article } from './article.ts';
import { checkArticle } from './check-article.ts';
import { collectArticle, type CollectedArticle } from './collect-article.ts';
import { ContentError } from './content-error.ts';
import { finishCode } from './finish-code.ts';
import { plainElements } from './plain-elements.ts';
import { readFrontMatter } from './read-front-matter.ts';

/** What the plugins found in an article that is being compiled, by its file. */
const collected = new Map<string, CollectedArticle>();

const { transform } = mdx({
  remarkPlugins: [remarkGfm],
  rehypePlugins: [
    plainElements,
    checkArticle,
    rehypeSlug,
    [collectArticle, collected],
    [
      rehypeShiki,
      {
        // The same markup is coloured by the style sheet of either theme.
        theme: createCssVariablesTheme({ name: 'onepoint', variablePrefix: '--code-' }),
        langs: ['shell', 'json', 'javascript', 'typescript', 'tsx', 'python', 'go', 'rust', 'http', 'toml', 'yaml', 'sql', 'solidity'],
        fallbackLanguage: 'text',
        defaultLanguage: 'text',
        addLanguageClass: true,
        // Half a second a line by default: on a busy machine a line lost its colours.
        tokenizeTimeLimit: 0,
        // Code can be wider than the page: it scrolls, and a keyboard must be able to scroll it.
        tabindex: 0,
        // What follows the language of a fence names the sample: ```ts viem
        parseMetaString: (text: string) => (text.trim() === '' ? undefined : { 'data-title': text.trim() }),
      },
    ],
    finishCode,
  ],
});

export interface CompileArticleParameters {
  /** Path of the file, from the site's folder. */
  file: string;
  source: string;
  updatedAt: string | null;
}

/**
 * Compiles an MDX file to a module: its default export renders the text, `article` (`Article`) is what else is known of it.
 *
 * @throws {ContentError} naming file and line of a mistake
 */
export async function compileArticle({ file, source, updatedAt }: CompileArticleParameters): Promise<{ code: string; article: Article }> {
  const { value, body, lineCount } = readFrontMatter(file, source);
  try {
    // Empty lines in place of the front matter: positions stay those of the file.
    const compiled = await transform('\n'.repeat(lineCount) + body, file);
    const found = collected.get(file);
    if (compiled === undefined || found === undefined) throw new ContentError(file, 1, 'is not an MDX file');
    const article: Article = { file, frontMatter: value, ...found, markdown: body.trim(), updatedAt };
    return { code: `${compiled.code}\nexport const article = ${JSON.stringify(article)};\n`, article };
  } catch (error) {
    // What MDX says of a text that it cannot read, with the place first.
    if (!(error instanceof Error && 'reason' in error && 'line' in error)) throw error;
    throw new ContentError(file, Number(error.line ?? 1), `is no MDX: ${String(error.reason)}`);
  }
}
