import { hash } from 'node:crypto';

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** The content security policy of the reference page: its own scripts by hash, its own origin for the rest, nothing from elsewhere. */
export function referencePolicy(html: string): string {
  const hashes = [...html.matchAll(inlineScript)].map((match) => `'sha256-${hash('sha256', match[1] ?? '', 'base64')}'`);
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes.join(' ')}`.trim(),
    // The reference's interface writes style elements and attributes.
    "style-src 'self' 'unsafe-inline'",
    "connect-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
