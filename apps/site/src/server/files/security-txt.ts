import { siteConfig, siteUrl } from '@onepoint/site-config';
import type { SiteFile } from './site-file.ts';

/** `Expires` must be less than a year away (RFC 9116, 2.5.5). */
const monthsValid = 11;

/**
 * `/.well-known/security.txt` (RFC 9116): where to report vulnerabilities. It expires eleven months after the month of the build, so that an
 * abandoned site stops promising a response, and builds of the same month are identical.
 */
export function securityTxt(languages: readonly string[], now = new Date()): SiteFile {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + monthsValid, 1));
  const path = '/.well-known/security.txt';
  const lines = [
    `Contact: mailto:${siteConfig.securityEmail}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${siteUrl()}${path}`,
  ];
  return { path, text: lines.map((line) => `${line}\n`).join('') };
}
