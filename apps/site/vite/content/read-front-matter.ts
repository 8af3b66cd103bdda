import { parse, YAMLParseError } from 'yaml';
import { ContentError } from './content-error.ts';

interface FrontMatter {
  value: unknown;
  /** The text after the front matter. */
  body: string;
  /** Number of lines, including fences. */
  lineCount: number;
}

const fenced = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/;

/**
 * Reads the YAML between the first two `---` of a content file.
 *
 * @throws {ContentError} if there is none, or it is not YAML
 */
export function readFrontMatter(file: string, source: string): FrontMatter {
  const match = fenced.exec(source);
  if (match === null) throw new ContentError(file, 1, 'has no front matter: begin with ---, `title: …`, ---');
  try {
    return { value: parse(match[1] ?? ''), body: source.slice(match[0].length), lineCount: match[0].split('\n').length - 1 };
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    throw new ContentError(file, 1 + (error.linePos?.[0].line ?? 1), `has front matter that is not YAML: ${error.message}`);
  }
}
