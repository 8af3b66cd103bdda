export interface EarlyLink {
  readonly rel: 'modulepreload' | 'preload';
  readonly as: string;
  readonly href: string;
}

/**
 * Runs in the document, which gets its text: written as a function for its types alone.
 *
 * @param pattern of a path: its language, and what follows that
 * @param shared links of every path that fits; `*` in an address stands for the language
 * @param links of single pages
 * @param pages indexes into them by path
 */
export function addEarlyLinks(
  pattern: string,
  shared: readonly EarlyLink[],
  links: readonly EarlyLink[],
  pages: Readonly<Record<string, readonly number[]>>,
): void {
  const [isOne, language = 'en', path = ''] = new RegExp(pattern).exec(location.pathname) ?? [];
  if (isOne === undefined) return;
  const wanted = pages[path.replace(/\/$/, '')] ?? pages[path.replace(/[^/]+$/, '*')] ?? [];
  for (const link of [...shared, ...links.filter((_, index) => wanted.includes(index))]) {
    document.head.append(
      Object.assign(document.createElement('link'), { crossOrigin: '' }, link, { href: link.href.replace('*', language) }),
    );
  }
}
