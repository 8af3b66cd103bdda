/** What a part of a style sheet names. */
export interface NamesIn {
  /** Custom properties, in their order, each as often as it stands there. */
  readonly properties: readonly string[];
  /** Custom properties that it reads. */
  readonly read: readonly string[];
  /** Those that it has another value for where they are missing. */
  readonly optional: readonly string[];
  /** Whatever may be the name of an animation. */
  readonly animations: readonly string[];
}

/** Of what names nothing. */
export const noNames: NamesIn = { properties: [], read: [], optional: [], animations: [] };
const namesOf = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].flatMap(([, name]) => name ?? []);

/** Reads what a declaration or an at-rule names. */
export function namesIn(text: string): NamesIn {
  const hasProperties = text.includes('--');
  const hasAnimations = text.includes('animation');
  if (!hasProperties && !hasAnimations) return noNames;
  return {
    properties: hasProperties ? namesOf(text, /(--[a-z_][\w-]*)/gi) : [],
    read: hasProperties ? namesOf(text, /var\((--[\w-]+)/g) : [],
    optional: hasProperties ? namesOf(text, /var\((--[\w-]+),/g) : [],
    animations: hasAnimations ? namesOf(text, /animation(?:-name)?:([^;}]+)/g).flatMap((value) => value.match(/[\w-]+/g) ?? []) : [],
  };
}
