/** Provided by the `dictionaries` plugin of @onepoint/build. */
declare module 'virtual:onepoint-dictionaries' {
  export const languages: readonly string[];
  export const loadEnglish: () => Promise<Readonly<Record<string, import('./merge-dictionaries.ts').Dictionary>>>;
}

/** Provided by the same plugin, for code that doesn't run in browsers. */
declare module 'virtual:onepoint-dictionary-modules' {
  /** Undefined if the language has no such namespace. */
  export const load: (language: string, namespace: string) => Promise<import('./merge-dictionaries.ts').Dictionary | undefined>;
}
