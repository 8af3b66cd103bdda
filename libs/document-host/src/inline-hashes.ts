import { createHash } from 'node:crypto';

const executableTypes: ReadonlySet<string> = new Set([
  '',
  'module',
  'importmap',
  'speculationrules',
  'text/javascript',
  'application/javascript',
]);

/** CSP sources (`'sha256-…'`) of a document's own inline scripts and styles. Data blocks (JSON) are never run and need none. */
export function inlineHashes(html: string): { scripts: string[]; styles: string[] } {
  const scripts = [...html.matchAll(/<script(?=[\s>])([^>]*)>([\s\S]*?)<\/script\s*>/gi)]
    .filter(([, attributes = '']) => !/\ssrc\s*=/i.test(attributes) && executableTypes.has(typeOf(attributes)))
    .map(([, , body = '']) => hashSource(body));
  const styles = [...html.matchAll(/<style(?=[\s>])[^>]*>([\s\S]*?)<\/style\s*>/gi)].map(([, body = '']) => hashSource(body));
  return { scripts: [...new Set(scripts)], styles: [...new Set(styles)] };
}

function typeOf(attributes: string): string {
  return (/\stype\s*=\s*["']?([^"'\s>]*)/i.exec(attributes)?.[1] ?? '').toLowerCase();
}

/** A browser hashes the text after its parser turned CRLF into LF. */
function hashSource(body: string): string {
  return `'sha256-${createHash('sha256').update(body.replaceAll('\r\n', '\n')).digest('base64')}'`;
}
