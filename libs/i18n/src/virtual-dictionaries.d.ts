/** Provided by the `dictionaries` plugin of @onepoint/build. */
declare module 'virtual:onepoint-dictionaries' {
  /** Codes of the languages that have texts in this build. */
  export const languages: readonly string[];
  /** Loads the texts; undefined if there are none. Rejects if they cannot be fetched. */
  export const load: (language: string, namespace: string) => Promise<unknown>;
  /** All English texts of this build, as code. */
  export const loadEnglish: () => Promise<Readonly<Record<string, unknown>>>;
}
