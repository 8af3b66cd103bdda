import type { BuiltSite } from './builds/built-site.ts';
import type { BenchArticle } from './content/articles.ts';

/** Where a generator puts a page: Astro's addresses end in a slash. */
export function pathOf(name: BuiltSite['name'], { section, slug }: BenchArticle): string {
  return `/docs/${section}/${slug}${name === 'Starlight' ? '/' : ''}`;
}
