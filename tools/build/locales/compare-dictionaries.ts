/** i18next's plural suffix of a key, which code leaves out. */
export const pluralPattern = /_(zero|one|two|few|many|other)$/;

export interface DictionaryProblem {
  /** Path of the key without its plural form; empty for the whole file. */
  readonly key: string;
  /** Message that continues after the key. */
  readonly problem: string;
}

/** Flattens a dictionary to path → text and reports values that are not texts. */
export function flattenDictionary(value: unknown): { texts: Map<string, string>; problems: DictionaryProblem[] } {
  const texts = new Map<string, string>();
  const problems: DictionaryProblem[] = [];
  const walk = (node: unknown, path: string): void => {
    if (typeof node === 'string') {
      if (node.trim() === '') problems.push({ key: path, problem: 'is empty' });
      texts.set(path, node);
    } else if (typeof node === 'object' && node !== null && !Array.isArray(node)) {
      for (const [key, child] of Object.entries(node)) walk(child, path === '' ? key : `${path}.${key}`);
    } else problems.push({ key: path, problem: 'is neither a text nor a group of texts' });
  };
  walk(value, '');
  if (typeof value === 'string') problems.push({ key: '', problem: 'is a text, not a group of texts' });
  return { texts, problems };
}

/** Placeholders and tags of a text: `{{name}}` and `<tag>`, sorted. */
export function placeholdersOf(text: string): string[] {
  const names = [...text.matchAll(/\{\{-?\s*([\w.]+)[^}]*\}\}/g)].map((match) => `{{${match[1] ?? ''}}}`);
  const tags = [...text.matchAll(/<\/?(\w+)\s*\/?>/g)].map((match) => match[0]);
  return [...new Set([...names, ...tags])].toSorted();
}

/** Texts by key without the plural suffix, because languages have different plural forms. */
function groupsOf(texts: ReadonlyMap<string, string>): Map<string, Map<string, string>> {
  const groups = new Map<string, Map<string, string>>();
  for (const [key, text] of texts) {
    const form = pluralPattern.exec(key)?.[1] ?? '';
    const base = key.replace(pluralPattern, '');
    groups.set(base, (groups.get(base) ?? new Map<string, string>()).set(form, text));
  }
  return groups;
}

export function compareDictionaries(
  english: ReadonlyMap<string, string>,
  translated: ReadonlyMap<string, string>,
  language: string,
): DictionaryProblem[] {
  const wanted = groupsOf(english);
  const found = groupsOf(translated);
  const problems: DictionaryProblem[] = [];
  for (const key of found.keys()) if (!wanted.has(key)) problems.push({ key, problem: 'is not in English' });
  for (const [key, forms] of wanted) {
    const theirs = found.get(key);
    if (theirs === undefined) {
      problems.push({ key, problem: 'is missing' });
      continue;
    }
    const isPlural = !forms.has('');
    const needed = isPlural ? new Intl.PluralRules(language).resolvedOptions().pluralCategories : [''];
    const missing = needed.filter((form) => !theirs.has(form));
    const surplus = [...theirs.keys()].filter((form) => !needed.includes(form as never));
    if (missing.length > 0) problems.push({ key, problem: `lacks ${isPlural ? `its plural form ${missing.join(', ')}` : 'its text'}` });
    if (surplus.length > 0) problems.push({ key, problem: `has forms that ${language} does not use: ${surplus.join(', ')}` });
    const reference = placeholdersOf(forms.get('') ?? forms.get('other') ?? '').join(' ');
    for (const [form, text] of theirs) {
      // The form for exactly one can omit the number.
      const own = placeholdersOf(text).join(' ');
      if (own !== reference && !(form === 'one' && own === placeholdersOf(forms.get('one') ?? '').join(' ')))
        problems.push({
          key: `${key}${form && `_${form}`}`,
          problem: `fills in ${own || 'nothing'} where English has ${reference || 'nothing'}`,
        });
    }
  }
  return problems;
}

const token = /"(?:[^"\\]|\\.)*"|[{}:]|\n/g;

/**
 * Line (from 1) of each key of a dictionary, by its path (`home.title`), including groups.
 *
 * @param json a valid JSON text
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
 * The line where a missing key belongs: below the nearest previous key of the reference that the file has, otherwise at the start of its group.
 *
 * @param key path of the missing key
 * @param lines lines of the keys in the file that lacks it
 * @param reference lines of the keys in the file that has it
 */
export function lineForKey(key: string, lines: ReadonlyMap<string, number>, reference: ReadonlyMap<string, number>): number {
  const keys = [...reference.keys()];
  const before = keys.slice(0, keys.indexOf(key));
  const group = key.split('.').slice(0, -1).join('.');
  const nearest = before.findLast((other) => lines.has(other) && (other === group || other.startsWith(group === '' ? '' : `${group}.`)));
  return 1 + (nearest === undefined ? 1 : (lines.get(nearest) ?? 1));
}
