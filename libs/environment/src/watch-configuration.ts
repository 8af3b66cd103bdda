import { unwatchFile, watchFile } from 'node:fs';

/** How often files are checked. Polling also notices files that are replaced, as configuration management does. */
const intervalMs = 1_000;

/**
 * Calls back when the process should read its configuration again: on SIGHUP, and when one of its files changes.
 *
 * @param files their paths
 * @returns stops watching
 */
export function watchConfiguration(files: readonly string[], reload: () => void): () => void {
  process.on('SIGHUP', reload);
  for (const path of files) watchFile(path, { interval: intervalMs, persistent: false }, reload);
  return () => {
    process.off('SIGHUP', reload);
    for (const path of files) unwatchFile(path, reload);
  };
}
