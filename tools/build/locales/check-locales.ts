import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compareDictionaries, flattenDictionary, type DictionaryProblem, lineForKey, locateKeys } from './compare-dictionaries.ts';

const allNamespaces = [
  'auth',
  'billing',
  'common',
  'dashboard',
  'docs_nav',
  'emails',
  'methods',
  'modals',
  'nav',
  'page',
  'pricing',
  'provider',
  'tokens',
  'webhooks',
];

interface DictionaryFile {
  /** `zh/page.json` */
  name: string;
  texts: ReadonlyMap<string, string>;
  lines: ReadonlyMap<string, number>;
}

const pluralForms = ['', '_zero', '_one', '_two', '_few', '_many', '_other'];

/** Line of a key, or of its first plural form. */
const lineOf = (lines: ReadonlyMap<string, number>, key: string): { key: string; line: number } | undefined =>
  pluralForms.flatMap((form) => (lines.has(key + form) ? [{ key: key + form, line: lines.get(key + form) ?? 1 }] : []))[0];

/** A problem with its file and line, and the line of the English text if that differs. */
function formatProblem({ key, problem }: DictionaryProblem, { name, lines }: DictionaryFile, english?: DictionaryFile): string {
  const reference = english === undefined ? undefined : lineOf(english.lines, key);
  const missingAt = reference === undefined || english === undefined ? 1 : lineForKey(reference.key, lines, english.lines);
  const place = `${name}:${String(lineOf(lines, key)?.line ?? missingAt)}`;
  const source = reference === undefined || english === undefined ? '' : ` (${english.name}:${String(reference.line)})`;
  return `${place} ${key || 'the file'} ${problem}${source}`;
}

/** Line of a JSON syntax error, if the engine reports it. */
const lineOfError = (message: string): string => /\(line (\d+) column/.exec(message)?.[1] ?? '1';

/**
 * Compares the languages with English: namespaces, keys, placeholders, plural groups, and empty texts.
 *
 * @param checked namespaces to compare
 * @returns every problem of the dictionaries under `directory` as `<language>/<namespace>.json:<line> <key> …`; for a missing key,
 *   the line where it belongs
 */
export async function checkLocales(
  directory: string,
  checked: readonly string[] = allNamespaces,
): Promise<{ languages: string[]; texts: number; problems: string[] }> {
  const entries = await readdir(directory, { withFileTypes: true });
  const languages = entries.filter((entry) => entry.isDirectory() && /^[a-z]{2}$/.test(entry.name)).map((entry) => entry.name);
  const problems: string[] = [];
  let texts = 0;
  const read = async (language: string, namespace: string): Promise<DictionaryFile> => {
    const name = `${language}/${namespace}.json`;
    try {
      const json = await readFile(join(directory, name), 'utf8');
      const flat = flattenDictionary(JSON.parse(json));
      const file = { name, texts: flat.texts, lines: locateKeys(json) };
      problems.push(...flat.problems.map((problem) => formatProblem(problem, file)));
      return file;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      problems.push(`${name}:${lineOfError(message)} ${message}`);
      return { name, texts: new Map(), lines: new Map() };
    }
  };
  for (const namespace of checked) {
    const english = await read('en', namespace);
    texts += english.texts.size;
    for (const language of languages.filter((code) => code !== 'en')) {
      const translated = await read(language, namespace);
      problems.push(
        ...compareDictionaries(english.texts, translated.texts, language).map((problem) => formatProblem(problem, translated, english)),
      );
    }
  }
  for (const language of languages) {
    const files = (await readdir(join(directory, language))).filter((file) => !allNamespaces.includes(file.replace(/\.json$/, '')));
    problems.push(...files.map((file) => `${language}/${file}:1 is not one of the ${String(allNamespaces.length)} namespaces`));
  }
  return { languages, texts, problems };
}
