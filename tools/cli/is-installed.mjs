import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Whether node_modules matches the lockfile, by npm's own record of the installation (written last, so that an
 * interrupted installation has none) and by looking into each folder.
 *
 * @param {string} root the repository
 * @returns {boolean}
 */
export function isInstalled(root) {
  const wanted = readPackages(join(root, 'package-lock.json'));
  const present = readPackages(join(root, 'node_modules', '.package-lock.json'));
  if (wanted === undefined || present === undefined) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) return true;
    const found = present[path];
    // Missing optional packages belong to other platforms.
    if (found === undefined) return entry.optional === true;
    if (entry.link === true) return existsSync(join(root, path));
    return found.version === entry.version && found.integrity === entry.integrity && existsSync(join(root, path, 'package.json'));
  });
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, integrity?: string, link?: boolean, optional?: boolean }> | undefined}
 */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}
