import { pageContextUrl } from '@onepoint/navigation';
import type { RenderedSite } from './rendered-site.ts';

type Aborts = ReturnType<RenderedSite['listAborts']>;

/** `/docs/methods/:page/base /docs/methods/:page 200`: one rule for all views of the same kind. What it leads to where there is no such page is missing too. */
function toRule({ path, kind, to }: Aborts[number]): string {
  if (kind === 'redirect') return `${path} ${to} 302`;
  if (!path.startsWith(`${to}/`)) return `${path} ${to} 200`;
  const pages = `${to.slice(0, to.lastIndexOf('/'))}/:page`;
  return `${pages}${path.slice(to.length)} ${pages} 200`;
}

const hasPlaceholder = (rule: string): boolean => rule.includes('/:');

/**
 * Writes what client navigation loads in place of the context of an address that stands for another page, and `_redirects`: the rules that
 * static hosts read. They take no more than a thousand or two, of which a hundred with placeholders that come last:
 * https://developers.cloudflare.com/pages/configuration/redirects/, https://docs.gitlab.com/user/project/pages/redirects/
 */
export async function writeAborts(aborts: Aborts, write: (path: string, text: string) => Promise<void> | void): Promise<void> {
  for (const { path, kind, to } of aborts) await write(pageContextUrl(path), JSON.stringify({ abort: { kind, to } }));
  const rules = [...new Set(aborts.map(toRule))].toSorted((a, b) => Number(hasPlaceholder(a)) - Number(hasPlaceholder(b)));
  await write('_redirects', rules.map((rule) => `${rule}\n`).join(''));
}
