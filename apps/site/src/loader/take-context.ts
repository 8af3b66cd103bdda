/** The element that holds what the page is taken over with, or says where it is. */
export const findContext = (): HTMLElement | null => document.querySelector('#page-context');

/**
 * Fetches what the page is taken over with, beside the scripts: the one that the document was written from.
 *
 * @returns whether it has it: a host with a newer build has another
 * @throws {Error} where the network or the host fails
 */
export async function takeContext(): Promise<boolean> {
  const holder = findContext();
  const { from, digest = '' } = holder?.dataset ?? {};
  if (holder === null || from === undefined) return true;
  const response = await fetch(from);
  if (response.status >= 500) throw new Error(from);
  const text = await response.text();
  if (!text.startsWith(`{"digest":"${digest}"`)) return false;
  holder.textContent = text;
  delete holder.dataset['from'];
  return true;
}
