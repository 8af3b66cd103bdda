import { parseSegments } from '@onepoint/document-host';
import type { FrontendRoute } from '../frontends.ts';
import type { Asset } from './asset.ts';

const contextFile = 'index.pageContext.json';
/** Contexts of pages are kilobytes; those that stand for another page are one line. */
const rewriteBytesMax = 500;

function targetOf(text: string): string | undefined {
  const { abort } = JSON.parse(text) as { abort?: { kind?: unknown; to?: unknown } };
  return abort?.kind === 'rewrite' && typeof abort.to === 'string' ? abort.to : undefined;
}

/**
 * The page that an address of the site stands for, where its page context says so (`{"abort":{"kind":"rewrite","to":"/x"}}`); undefined for
 * all others. Hosts do the same by the rules of `_redirects`.
 */
export async function findRewrite(
  route: FrontendRoute,
  read: (segments: readonly string[]) => Promise<Asset | undefined>,
): Promise<FrontendRoute | undefined> {
  if (route.kind !== 'page') return undefined;
  const context = await read([...route.segments, contextFile]);
  if (context === undefined || context.content.length > rewriteBytesMax) return undefined;
  const target = targetOf(context.content.toString('utf8'));
  const segments = target === undefined ? undefined : parseSegments(target);
  return segments === undefined ? undefined : { ...route, segments };
}
