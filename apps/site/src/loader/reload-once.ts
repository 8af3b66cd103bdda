import { findContext } from './take-context.ts';

const key = 'onepoint:reloaded-build:v1';

/** Gets the page anew where its files are gone: once for a build. There has to be a network to get it from. */
export function reloadOnce(entry: string): void {
  const build = location.origin + entry + (findContext()?.dataset['digest'] ?? '');
  try {
    if (sessionStorage.getItem(key) === build) return;
    sessionStorage.setItem(key, build);
    location.reload();
  } catch {
    // Without storage nobody could tell the first time from the next.
  }
}
