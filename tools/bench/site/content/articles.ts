import { writeBody } from './write-body.ts';

/** A page of the benchmark's documentation, the same for every generator. */
export interface BenchArticle {
  /** Folder, and part of the documentation. */
  readonly section: string;
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  /** Place among those of its section. */
  readonly order: number;
  /** Markdown without front matter. */
  readonly body: string;
}

/** Parts of the site's own documentation that take guides, so that its menu shows them as it shows its own. */
export const benchSections = ['start', 'keys', 'requests', 'billing', 'projects', 'wallets', 'operate'];
const articleCount = 500;

/** Five hundred pages of prose, code and tables; always the same. */
export function listBenchArticles(count = articleCount): readonly BenchArticle[] {
  return Array.from({ length: count }, (_, index) => ({
    section: benchSections[index % benchSections.length] ?? '',
    slug: `page-${String(index)}`,
    title: `Page ${String(index)} of the benchmark`,
    description: `What page ${String(index)} says about requests, keys and chains.`,
    order: 100 + Math.floor(index / benchSections.length),
    body: writeBody(index),
  }));
}
