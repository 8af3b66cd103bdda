import { unwatchFile, watchFile } from 'node:fs';

/** Polling also notices files that are replaced instead of edited, as configuration management does. */
const intervalMs = 1_000;

/**
 * Calls `reload` on SIGHUP and when one of the files changes.
 *
 * @returns a function that stops watching
 */
export function watchConfiguration(files: readonly string[], reload: () => void): () => void {
  process.on('SIGHUP', reload);
  for (const path of files) watchFile(path, { interval: intervalMs, persistent: false }, reload);
  return () => {
    process.off('SIGHUP', reload);
    for (const path of files) unwatchFile(path, reload);
  };
}
