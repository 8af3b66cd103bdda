import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { productUnderTest } from './product-under-test.ts';

/**
 * A UI text in another language, read from its dictionary so that a better translation fails no test.
 *
 * @param key namespace and path, such as `auth:login.home`
 * @throws if the dictionary doesn't have the key
 */
export function textIn(language: string, key: string, values: Readonly<Record<string, string>> = {}): string {
  const [namespace = '', path = ''] = key.split(':');
  const file = join(productUnderTest().root, 'locales', language, `${namespace}.json`);
  let text: unknown = JSON.parse(readFileSync(file, 'utf8'));
  for (const part of path.split('.')) text = typeof text === 'object' && text !== null ? Reflect.get(text, part) : undefined;
  if (typeof text !== 'string') throw new Error(`${file} has no text ${path}`);
  return text.replaceAll(/\{\{(\w+)\}\}/gu, (placeholder, name: string) => values[name] ?? placeholder);
}
