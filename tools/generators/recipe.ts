/** What a recipe changes in the repository; nothing is written where one of its files exists. */
export interface Recipe {
  /** New files, by their path from the repository's root. */
  files: Readonly<Record<string, string>>;
  /** Changes of files that exist: path, and the new text of the old. */
  edits: Readonly<Record<string, (text: string) => string>>;
  /** What the reader does next, a line each. */
  next: readonly string[];
}
