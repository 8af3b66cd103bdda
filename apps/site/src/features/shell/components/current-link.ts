/**
 * Which of some links leads to the part of the site that a page belongs to: of several the most exact.
 *
 * @param path of the page, as it stands in links
 */
export function currentLink(hrefs: readonly string[], path: string): string | undefined {
  return hrefs.filter((href) => path === href || path.startsWith(`${href}/`)).toSorted((a, b) => b.length - a.length)[0];
}
