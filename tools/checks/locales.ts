// Proves that every language says everything English says: same namespaces, keys, placeholders and plural groups, no empty text.
// Prints one line, or one line per problem, by file and line, and exit code 1.
import { join } from 'node:path';
import { checkLocales } from '@onepoint/build/locales/check-locales';

const { languages, texts, problems } = await checkLocales(join(import.meta.dirname, '../../locales'));
if (problems.length > 0) {
  console.error(problems.map((problem) => `✘ locales/${problem}`).join('\n'));
  process.exitCode = 1;
} else console.log(`locales: ${languages.join(', ')} say the same ${String(texts)} texts`);
