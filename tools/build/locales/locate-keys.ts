const token = /"(?:[^"\\]|\\.)*"|[{}:]|\n/g;

/**
 * Where each key of a dictionary stands: line, from 1, by path of the key (`home.title`), groups included.
 *
 * @param json text of a file that `JSON.parse` takes
 */
export function locateKeys(json: string): ReadonlyMap<string, number> {
  const lines = new Map<string, number>();
  const groups: string[] = [];
  let line = 1;
  let last = '';
  for (const [part] of json.matchAll(token)) {
    if (part === '\n') line += 1;
    else if (part === '{') groups.push(last);
    else if (part === '}') groups.pop();
    else if (part === ':') lines.set([...groups, last].filter((name) => name !== '').join('.'), line);
    else last = JSON.parse(part) as string;
  }
  return lines;
}

/**
 * The line at which a key would stand that a file lacks: below the nearest key before it in another file that this one has, else at the
 * beginning of the group that it belongs to.
 *
 * @param key path of the key that is missing
 * @param lines of the file that lacks it
 * @param reference of the file that has it
 */
export function lineForKey(key: string, lines: ReadonlyMap<string, number>, reference: ReadonlyMap<string, number>): number {
  const keys = [...reference.keys()];
  const before = keys.slice(0, keys.indexOf(key));
  const group = key.split('.').slice(0, -1).join('.');
  const nearest = before.findLast((other) => lines.has(other) && (other === group || other.startsWith(group === '' ? '' : `${group}.`)));
  return 1 + (nearest === undefined ? 1 : (lines.get(nearest) ?? 1));
}
