import { addFaces } from './add-faces.ts';

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

const listLinks = (attribute: string): HTMLLinkElement[] => [...document.querySelectorAll<HTMLLinkElement>(`link[${attribute}]`)];

/**
 * Fetches all styles of the page: what the first ones leave out is for what scripts add. One step from these to those; faces are added to
 * those that the document has, for one that is exchanged is loaded anew, and its text painted twice.
 *
 * @throws {Error} where a sheet does not come
 */
export async function takeSheets(): Promise<void> {
  const [sheets, faces] = [listLinks('data-sheet'), listLinks('data-faces')];
  await Promise.all([...sheets, ...faces].map(loadSheet));
  for (const link of faces) {
    addFaces(link.sheet?.cssRules ?? []);
    link.disabled = true;
    link.removeAttribute('media');
  }
  for (const link of sheets) link.media = 'all';
  document.querySelector('#first-styles')?.remove();
}
