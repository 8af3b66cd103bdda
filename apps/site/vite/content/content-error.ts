/** A mistake in a content file. The message starts with file and line, which editors and terminals link. */
export class ContentError extends Error {
  readonly code = 'CONTENT_INVALID';

  constructor(file: string, line: number, problem: string) {
    super(`${file}:${String(line)} ${problem}`);
    this.name = 'ContentError';
  }
}
