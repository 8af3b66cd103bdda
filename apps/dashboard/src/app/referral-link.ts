import { sitePaths } from './paths.ts';

/** The address of the site that remembers a referral code (`?ref=`) until its reader signs up. */
export function referralLink(code: string): string {
  const url = new URL(sitePaths.home, location.origin);
  url.searchParams.set('ref', code);
  return url.href;
}
