import { indexOfMark, splitAtMark } from './scan-css.ts';

/** Classes (`.name`), elements (`name`), attributes (`[name]`, `[name=value]`) and languages (`:lang(xx)`). */
export type SelectorNeeds = readonly string[];

/** What a browser or an inline script changes before the application and its sheets are there; every other attribute stays as it is written. */
const changing: ReadonlySet<string> = new Set([
  'open',
  'data-theme',
  'data-signed-in',
  'data-asks-consent',
  'data-wakes',
  'data-later',
  'data-offline',
  'data-hydrated',
]);

function attributeNeeds(selector: string): string[] {
  return [...selector.matchAll(/\[([\w-]+)([^\]]*)\]/g)].flatMap(([, name = '', rest = '']) => {
    if (changing.has(name)) return [];
    const value = /^="?([^\s"]*)"?$/.exec(rest)?.[1];
    return [value === undefined ? `[${name}]` : `[${name}=${value}]`];
  });
}

function plainNeeds(selector: string): SelectorNeeds {
  const attributes = attributeNeeds(selector.replaceAll(/:disabled\b/g, '[disabled]'));
  const plain = selector.replaceAll(/\[[^\]]*\]|::?[\w-]+/g, '');
  const classes = plain.match(/\.[\w-]+/g) ?? [];
  const elements = plain.replaceAll(/[.#][\w-]+/g, '').match(/[a-z][\w-]*/g) ?? [];
  return [...new Set([...classes, ...elements, ...attributes])];
}

function choicesOf(name: string, inner: string): readonly SelectorNeeds[] {
  if (name === 'lang') return [[`:lang(${inner})`]];
  // What stands in other brackets excludes, counts or looks ahead.
  return name === 'is' || name === 'where' ? splitAtMark(inner, ',').flatMap(selectorNeeds) : [[]];
}

/** What a document has to hold for a selector to match anything: all of one of these. */
export function selectorNeeds(selector: string): readonly SelectorNeeds[] {
  const opened = /:([\w-]+)\(/.exec(selector);
  if (opened === null) return [plainNeeds(selector)];
  const start = opened.index + opened[0].length;
  const end = indexOfMark(selector, start, ')');
  const others = selectorNeeds(selector.slice(0, opened.index) + selector.slice(end + 1));
  const choices = choicesOf(opened[1] ?? '', selector.slice(start, end));
  return others.flatMap((other) => choices.map((choice) => [...new Set([...other, ...choice])]));
}
