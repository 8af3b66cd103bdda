import { serviceChains } from '@onepoint/chains';

/** `/docs/authentication/base`, in any language. What stands below `/docs/chains` are pages of the chains themselves. */
export const docChainPattern = new RegExp(
  String.raw`^((?:\/[a-z]{2})?\/docs(?!\/chains\/[^/]+$)(?:\/.+)?)\/(${serviceChains.map(({ slug }) => slug).join('|')})$`,
);

/**
 * Splits the path of a page of the documentation from the chain that may follow it. Every such page has a view for each chain: the same document, with
 * that chain in its samples.
 *
 * @param path with or without language prefix
 */
export function splitDocChain(path: string): { page: string; chain: string | null } {
  const [, page = path, chain = null] = docChainPattern.exec(path) ?? [];
  return { page, chain };
}
