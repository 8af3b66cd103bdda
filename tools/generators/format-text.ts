import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, type Oxfmtrc } from 'oxfmt';

const configFile = join(import.meta.dirname, '../../.oxfmtrc.json');

/**
 * Formats a text as `oxfmt` formats the file.
 *
 * @param path decides about the language
 * @throws {Error} if the text can't be parsed
 */
export async function formatText(path: string, text: string): Promise<string> {
  const { $schema: _, ignorePatterns: __, ...options } = JSON.parse(readFileSync(configFile, 'utf8')) as Oxfmtrc & { $schema: string };
  const { code, errors } = await format(path, text, options);
  if (errors.length > 0) throw new Error(`${path}: ${errors.map(({ message }) => message).join(' ')}`);
  return code;
}
