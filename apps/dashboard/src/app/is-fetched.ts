/** Whether the page has a file already: fetched whole, and well, since it began. `url` may be relative to the page. */
export function isFetched(url: string, { performance, location }: Pick<Window & typeof globalThis, 'performance' | 'location'>): boolean {
  const entries = performance.getEntriesByName(new URL(url, location.href).href, 'resource') as PerformanceResourceTiming[];
  return entries.some(({ responseStatus }) => responseStatus === 200);
}
