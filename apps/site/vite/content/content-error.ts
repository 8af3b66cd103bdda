/** A mistake in a content file. The message begins with file and line, as editors and terminals link them. */
export class ContentError extends Error {
  readonly code = 'CONTENT_INVALID';

  constructor(file: string, line: number, problem: string) {
    super(`${file}:${String(line)} ${problem}`);
    this.name = 'ContentError';
  }
}
