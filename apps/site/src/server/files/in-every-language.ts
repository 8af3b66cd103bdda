import { localePath } from '@onepoint/navigation';
import type { SiteFile } from './site-file.ts';

/** Files that stand at the address of a page in each language, though they say the same in all of them. */
export function inEveryLanguage(files: readonly SiteFile[], languages: readonly string[]): SiteFile[] {
  return languages.flatMap((language) => files.map(({ path, text }) => ({ path: localePath(path, language), text })));
}
