// @vitest-environment node
import { siteConfig, siteUrl } from '@onepoint/site-config';
import { expect, it } from 'vitest';
import { securityTxt } from './security-txt.ts';

it('has the fields that RFC 9116 requires', () => {
  const { path, text } = securityTxt(['en', 'ko'], new Date('2026-11-24T12:00:00Z'));
  expect(path).toBe('/.well-known/security.txt');
  expect(text).toBe(
    [
      `Contact: mailto:${siteConfig.securityEmail}`,
      'Expires: 2027-10-01T00:00:00.000Z',
      'Preferred-Languages: en, ko',
      `Canonical: ${siteUrl()}/.well-known/security.txt`,
      '',
    ].join('\n'),
  );
});

it.each(['2026-01-01T00:00:00Z', '2027-12-31T23:59:59Z'])('expires within a year of a build at %s', (built) => {
  const expires = Date.parse(/^Expires: (.+)$/m.exec(securityTxt(['en'], new Date(built)).text)?.[1] ?? '');
  const days = (expires - Date.parse(built)) / 86_400_000;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(365);
});
