import mdx from '@mdx-js/rollup';
import rehypeShiki from '@shikijs/rehype';
import type { Root } from 'hast';
import { toString } from 'hast-util-to-string';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import { createCssVariablesTheme } from 'shiki';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { checkArticle, plainElements } from './check-article.ts';
import { ContentError } from './content-error.ts';
import { readFrontMatter } from './read-front-matter.ts';
import { finishCode } from './finish-code.ts';

/** A heading of an article that its table of contents lists. */
interface ArticleHeading {
  id: string;
  text: string;
  /** 2 or 3. */
  depth: number;
}

export interface ArticleLink {
  href: string;
  line: number;
}

export interface ArticleComponent {
  name: string;
  line: number;
}

/** Metadata of an article, which its compiled module exports as `article`. */
export interface Article {
  /** Path of the file, from the site's folder: `content/docs/quick-start.mdx`. */
  file: string;
  /** Unparsed front matter; each collection has its schema. */
  frontMatter: unknown;
  headings: readonly ArticleHeading[];
  anchors: readonly string[];
  links: readonly ArticleLink[];
  components: readonly ArticleComponent[];
  /** The source without front matter. */
  markdown: string;
  /** Last change, ISO 8601; null without a Git history. */
  updatedAt: string | null;
}

type CollectedArticle = Pick<Article, 'headings' | 'anchors' | 'links' | 'components'>;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Collects headings, anchors, links and components of an article. Runs after headings have IDs. */
function collectArticle(collected: Map<string, CollectedArticle>) {
  return (tree: Root, file: VFile): void => {
    const headings: ArticleHeading[] = [];
    const anchors: string[] = [];
    const links: ArticleLink[] = [];
    visit(tree, 'element', (node) => {
      const line = node.position?.start.line ?? 1;
      if (node.properties['id'] !== undefined) anchors.push(textOf(node.properties['id']));
      if (node.tagName === 'h2' || node.tagName === 'h3') {
        headings.push({ id: textOf(node.properties['id']), text: toString(node), depth: node.tagName === 'h2' ? 2 : 3 });
      }
      if (node.tagName === 'a') links.push({ href: textOf(node.properties['href']), line });
    });
    collected.set(file.path, { headings, anchors, links, components: file.data.components ?? [] });
  };
}

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
        // CSS variables, so that the same markup works in both themes.
        theme: createCssVariablesTheme({ name: 'onepoint', variablePrefix: '--code-' }),
        langs: ['shell', 'json', 'javascript', 'typescript', 'tsx', 'python', 'go', 'rust', 'http', 'toml', 'yaml', 'sql', 'solidity'],
        fallbackLanguage: 'text',
        defaultLanguage: 'text',
        addLanguageClass: true,
        // The default limit of half a second per line lost colors on busy machines.
        tokenizeTimeLimit: 0,
        // Keyboards must be able to scroll wide code.
        tabindex: 0,
        // The text after the language of a fence is the title: ```ts viem
        parseMetaString: (text: string) => (text.trim() === '' ? undefined : { 'data-title': text.trim() }),
      },
    ],
    finishCode,
  ],
});

interface CompileArticleParameters {
  file: string;
  source: string;
  updatedAt: string | null;
}

/**
 * Compiles an MDX file to a module: its default export renders the text, `article` (`Article`) is its metadata.
 *
 * @throws {ContentError} naming file and line of a mistake
 */
export async function compileArticle({ file, source, updatedAt }: CompileArticleParameters): Promise<{ code: string; article: Article }> {
  const { value, body, lineCount } = readFrontMatter(file, source);
  try {
    // Empty lines replace the front matter, so that positions match the file.
    const compiled = await transform('\n'.repeat(lineCount) + body, file);
    const found = collected.get(file);
    if (compiled === undefined || found === undefined) throw new ContentError(file, 1, 'is not an MDX file');
    const article: Article = { file, frontMatter: value, ...found, markdown: body.trim(), updatedAt };
    return { code: `${compiled.code}\nexport const article = ${JSON.stringify(article)};\n`, article };
  } catch (error) {
    // A syntax error of MDX.
    if (!(error instanceof Error && 'reason' in error && 'line' in error)) throw error;
    throw new ContentError(file, Number(error.line ?? 1), `is no MDX: ${String(error.reason)}`);
  }
}
