import { pageContextUrl } from '@onepoint/navigation';
import type { RenderedSite } from './rendered-site.ts';

/**
 * Writes what client navigation loads in place of the context of an address that stands for another page, and `_redirects`: the rules that
 * static hosts read.
 */
export function writeAborts(aborts: ReturnType<RenderedSite['listAborts']>, write: (path: string, text: string) => void): void {
  for (const { path, kind, to } of aborts) write(pageContextUrl(path), JSON.stringify({ abort: { kind, to } }));
  const rules = aborts.map(({ path, kind, to }) => `${path} ${to} ${kind === 'rewrite' ? '200' : '302'}\n`);
  write('_redirects', rules.join(''));
}
