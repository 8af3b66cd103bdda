import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BenchArticle } from '../content/articles.ts';

export interface WriteArticlesParameters {
  readonly folder: string;
  /** `md` or `mdx`, as the generator's own starter has it. */
  readonly extension: string;
  readonly articles: readonly BenchArticle[];
  /** Lines of front matter beside title and description. */
  readonly frontMatter: (article: BenchArticle) => string;
}

/** Writes the benchmark's pages as a generator wants them, in place of those of the last run. */
export async function writeArticles({ folder, extension, articles, frontMatter }: WriteArticlesParameters): Promise<void> {
  for (const section of new Set(articles.map((article) => article.section))) {
    await rm(join(folder, section), { recursive: true, force: true });
  }
  for (const article of articles) {
    const { section, slug, title, description, body } = article;
    const path = join(folder, section, `${slug}.${extension}`);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, `---\ntitle: ${title}\ndescription: ${description}\n${frontMatter(article)}\n---\n\n${body}`);
  }
}
