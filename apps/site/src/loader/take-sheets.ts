const loadSheet = async (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve, reject) => {
    if (link.sheet !== null) {
      resolve();
      return;
    }
    const heard = { once: true };
    link.addEventListener('load', () => resolve(), heard);
    const handleError = (): void => {
      link.disabled = true;
      reject(new Error(link.href));
    };
    link.addEventListener('error', handleError, heard);
    link.media = 'not all';
    link.disabled = false;
  });

/**
 * Fetches all styles of the page: what the first ones leave out is for what scripts add. One step from these to those.
 *
 * @throws {Error} where a sheet does not come
 */
export async function takeSheets(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[data-sheet]')];
  await Promise.all(links.map(loadSheet));
  for (const link of links) link.media = 'all';
  document.querySelector('#first-styles')?.remove();
}
