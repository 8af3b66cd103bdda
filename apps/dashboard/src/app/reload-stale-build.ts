import { sessionStore } from '@onepoint/app-state';

const storageKey = 'onepoint:reloadedBuild:v1';

/**
 * After a deployment the files of the build before are gone, and the next lazy import fails. One reload per build gets
 * the new one; a second failure of the same build is a real error and is left to be shown.
 *
 * @param buildId what tells builds apart: the hashed address of the entry
 */
export function reloadStaleBuild(buildId: string, page: Pick<Window, 'addEventListener'>, reload: () => void): void {
  page.addEventListener('vite:preloadError', (event) => {
    // Where the browser keeps nothing there is no telling a first reload from a loop.
    if (sessionStore.getItem(storageKey) === buildId || !sessionStore.setItem(storageKey, buildId)) return;
    event.preventDefault();
    // Specification, section 8 "Static asset load failure".
    console.warn('A file of this page is gone: a newer version may have been deployed. The page is loaded again.');
    reload();
  });
}
