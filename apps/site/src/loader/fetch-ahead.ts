/** Has a file fetched that is asked for soon. */
export function fetchAhead(rel: 'modulepreload' | 'preload', href: string, as = ''): void {
  document.head.append(Object.assign(document.createElement('link'), { rel, href, as, crossOrigin: as === 'fetch' ? '' : null }));
}
