/** Names of attributes that selectors ask for, of those that they need. */
const namesIn = (needed: ReadonlySet<string>): string[] => [...new Set([...needed].flatMap((need) => /^\[([\w-]+)/.exec(need)?.[1] ?? []))];

/**
 * Prepares to read what selectors can ask of markup: classes (`.name`), elements (`name`), languages (`:lang(xx)`), attributes (`[name]`,
 * `[name=value]`), and custom properties that it names (`--name`).
 *
 * @param needed what the selectors of a sheet ask for: no other attributes are looked for
 * @returns reads markup as React writes it: attributes in double quotes
 */
export function createTokenReader(needed: ReadonlySet<string>): (html: string) => Set<string> {
  const parts = new RegExp(String.raw`<([a-z][\w-]*)|\s(${['class', 'lang', ...namesIn(needed)].join('|')})(?:="([^"]*)"|(?=[\s/>]))`, 'g');
  return (html) => {
    const lists = new Set<string>();
    const tokens = new Set<string>();
    // Most tags stand in a text again and again: each is read once.
    const tags = [...new Set(html.match(/<[a-z][^>]*>/g))].join('');
    for (const [, element, name, value = ''] of tags.matchAll(parts)) {
      if (element !== undefined) tokens.add(element);
      if (name === undefined) continue;
      tokens.add(`[${name}]`);
      if (name === 'class') lists.add(value);
      else tokens.add(name === 'lang' ? `:lang(${value})` : `[${name}=${value}]`);
    }
    for (const list of lists) for (const name of list.split(' ')) tokens.add(`.${name}`);
    for (const [name] of tags.matchAll(/--[a-z][\w-]*/g)) tokens.add(name);
    return tokens;
  };
}
