// Verifies that every language matches English: namespaces, keys, placeholders and plural groups, and no empty texts.
// Prints one line per problem with file and line, and exits with 1.
import { join } from 'node:path';
import { checkLocales } from '@onepoint/build/locales/check-locales';

const { languages, texts, problems } = await checkLocales(join(import.meta.dirname, '../../locales'));
if (problems.length > 0) {
  console.error(problems.map((problem) => `✘ locales/${problem}`).join('\n'));
  process.exitCode = 1;
} else console.log(`locales: ${languages.join(', ')} say the same ${String(texts)} texts`);
