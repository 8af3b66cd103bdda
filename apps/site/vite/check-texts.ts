import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locateKeys } from '@onepoint/build/locales/compare-dictionaries';
import { ContentError } from './content/content-error.ts';

const repository = join(import.meta.dirname, '../../..');

/**
 * Rejects a page that uses a text it does not have: it is missing in the dictionary or in `page-texts.ts`.
 *
 * @param missing keys as `namespace:key`, or `namespace,namespace:key` if i18next looked in several
 * @throws {ContentError} naming the line where the text's group starts
 */
export function checkTexts(path: string, missing: readonly string[]): void {
  const [first] = missing;
  if (first === undefined) return;
  const [namespaces = '', key = ''] = first.split(':');
  const file = `locales/en/${namespaces.split(',')[0] ?? ''}.json`;
  const lines = locateKeys(readFileSync(join(repository, file), 'utf8'));
  const groups = key.split('.').map((_part, index, parts) => parts.slice(0, index + 1).join('.'));
  const line = lines.get(groups.findLast((group) => lines.has(group)) ?? '') ?? 1;
  const isThere = lines.has(key) || lines.has(`${key}_other`);
  const problem = isThere ? `has ${key}, and page-texts.ts does not give it to ${path}` : `has no ${key}, and ${path} shows it`;
  throw new ContentError(file, line, problem);
}
