const pluralPattern = /_(zero|one|two|few|many|other)$/;

/** What is wrong with a text. */
export interface DictionaryProblem {
  /** Path of its key, without a plural form; empty for the whole file. */
  readonly key: string;
  /** The rest of a sentence that begins with the key. */
  readonly problem: string;
}

/** Turns a dictionary into path → text, and says what in it is no text. */
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

/** What a text fills in and wraps: `{{name}}` and `<tag>`, sorted. */
export function placeholdersOf(text: string): string[] {
  const names = [...text.matchAll(/\{\{-?\s*([\w.]+)[^}]*\}\}/g)].map((match) => `{{${match[1] ?? ''}}}`);
  const tags = [...text.matchAll(/<\/?(\w+)\s*\/?>/g)].map((match) => match[0]);
  return [...new Set([...names, ...tags])].toSorted();
}

/** Keys with the plural form dropped: languages differ in how many forms they have, not in what they say. */
function groupsOf(texts: ReadonlyMap<string, string>): Map<string, Map<string, string>> {
  const groups = new Map<string, Map<string, string>>();
  for (const [key, text] of texts) {
    const form = pluralPattern.exec(key)?.[1] ?? '';
    const base = key.replace(pluralPattern, '');
    groups.set(base, (groups.get(base) ?? new Map<string, string>()).set(form, text));
  }
  return groups;
}

/** What keeps a translation from saying what English says. */
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
      // A form that stands for one exact number may leave the number out.
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
