import type { InlineSources } from '@onepoint/document-host';

/** Storybook shows stories in a frame and sets styles at run time. It never shows user data. */
export function storybookPolicy({ scripts }: InlineSources): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts.join(' ')} 'unsafe-eval'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "frame-src 'self'",
    "frame-ancestors 'self'",
    "object-src 'none'",
    "base-uri 'none'",
  ].join('; ');
}

export const storybookHeaders: Readonly<Record<string, string>> = { 'x-frame-options': 'SAMEORIGIN' };
