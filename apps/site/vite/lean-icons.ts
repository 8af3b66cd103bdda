import { join } from 'node:path';
import type { Plugin } from 'vite';

const ours = join(import.meta.dirname, '../src/shared/icons/create-icon.tsx');

/**
 * Has the icons of lucide-react made by a function of ours in builds: its own writes five attributes that are the same for all icons, and two
 * classes that nobody asks for, into each (ADR 0032).
 */
export function leanIcons(): Plugin {
  return {
    name: 'onepoint:lean-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer = '') =>
      source.endsWith('/createLucideIcon.mjs') && /\/lucide-react\/.*\/icons\//.test(importer) ? ours : undefined,
  };
}
