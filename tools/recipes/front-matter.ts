/** The head of a content file. Every text is quoted: colons and dashes in it are no YAML. */
export function frontMatter(fields: Readonly<Record<string, string | number | boolean>>): string {
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${typeof value === 'string' ? quote(value) : String(value)}`);
  return `---\n${lines.join('\n')}\n---\n`;
}

const quote = (text: string): string => (/^[\w][\w ,.()]*$/.test(text) ? text : `'${text.replaceAll("'", "''")}'`);
