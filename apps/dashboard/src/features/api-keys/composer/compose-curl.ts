/** A request as a shell command. Single quotes in the body are written so that a POSIX shell keeps them. */
export function composeCurl(url: string, body: string): string {
  return `curl ${url} \\\n  -H 'content-type: application/json' \\\n  -d '${body.replaceAll("'", String.raw`'\''`)}'`;
}
