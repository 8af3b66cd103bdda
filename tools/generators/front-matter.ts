import { stringify } from 'yaml';

/** The head of a content file, as YAML in the format of the repository: what could be read as anything but text is quoted. */
export const frontMatter = (fields: Readonly<Record<string, string | number | boolean>>): string =>
  `---\n${stringify(fields, { singleQuote: true, lineWidth: 0 })}---\n`;
