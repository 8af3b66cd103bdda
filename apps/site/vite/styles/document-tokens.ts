/**
 * What selectors can ask of markup: classes (`.name`), elements (`name`), languages (`:lang(xx)`), and what its style attributes
 * take from elsewhere (`--name`).
 *
 * @param html as React writes it: attributes in double quotes
 */
export function documentTokens(html: string): Set<string> {
  const lists = new Set<string>();
  const tokens = new Set<string>();
  for (const [, element, name, value] of html.matchAll(/<([a-z][\w-]*)|\s(class|lang)="([^"]*)"/g)) {
    if (element !== undefined) tokens.add(element);
    else if (name === 'class') lists.add(value ?? '');
    else if (name === 'lang') tokens.add(`:lang(${value ?? ''})`);
  }
  for (const list of lists) for (const name of list.split(' ')) tokens.add(`.${name}`);
  for (const [, name] of html.matchAll(/var\((--[\w-]+)/g)) if (name !== undefined) tokens.add(name);
  return tokens;
}
