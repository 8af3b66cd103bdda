/** Provided by the `dictionaries` plugin of @onepoint/build. */
declare module 'virtual:onepoint-dictionaries' {
  /** Codes of the languages that have texts in this build. */
  export const languages: readonly string[];
  /** All English texts of this build, as code. */
  export const loadEnglish: () => Promise<Readonly<Record<string, import('./merge-dictionaries.ts').Dictionary>>>;
}

/** Provided by the same plugin, for code that doesn't run in browsers. */
declare module 'virtual:onepoint-dictionary-modules' {
  /** Returns the texts, or undefined if there are none. */
  export const load: (language: string, namespace: string) => Promise<import('./merge-dictionaries.ts').Dictionary | undefined>;
}
