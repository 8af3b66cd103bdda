// Proves that every language says everything English says: same namespaces, keys, placeholders and plural groups, no empty text.
// Prints one line, or one line per problem and exit code 1.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compareDictionaries, flattenDictionary } from './compare-dictionaries.ts';

const namespaces = ['auth', 'common', 'dashboard', 'docs_nav', 'methods', 'modals', 'nav', 'page', 'pricing', 'provider'];

/** Every problem of the dictionaries under `directory`, as `<language>/<namespace>.json: what is wrong`. */
export async function checkLocales(directory: string): Promise<{ languages: string[]; texts: number; problems: string[] }> {
  const entries = await readdir(directory, { withFileTypes: true });
  const languages = entries.filter((entry) => entry.isDirectory() && /^[a-z]{2}$/.test(entry.name)).map((entry) => entry.name);
  const problems: string[] = [];
  let texts = 0;
  const read = async (language: string, namespace: string): Promise<Map<string, string>> => {
    const name = `${language}/${namespace}.json`;
    try {
      const flat = flattenDictionary(JSON.parse(await readFile(join(directory, name), 'utf8')));
      problems.push(...flat.problems.map((problem) => `${name}: ${problem}`));
      return flat.texts;
    } catch (error) {
      problems.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
      return new Map();
    }
  };
  for (const namespace of namespaces) {
    const english = await read('en', namespace);
    texts += english.size;
    for (const language of languages.filter((code) => code !== 'en')) {
      const translated = await read(language, namespace);
      problems.push(...compareDictionaries(english, translated, language).map((problem) => `${language}/${namespace}.json: ${problem}`));
    }
  }
  for (const language of languages) {
    const files = (await readdir(join(directory, language))).filter((file) => !namespaces.includes(file.replace(/\.json$/, '')));
    problems.push(...files.map((file) => `${language}/${file}: not one of the ${String(namespaces.length)} namespaces`));
  }
  return { languages, texts, problems };
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { languages, texts, problems } = await checkLocales(join(import.meta.dirname, '../../locales'));
  if (problems.length > 0) {
    console.error(problems.join('\n'));
    process.exitCode = 1;
  } else console.log(`locales: ${languages.join(', ')} say the same ${String(texts)} texts`);
}
