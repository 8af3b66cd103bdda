import { storageKeyOf } from '@onepoint/app-state';
import type { PublicVariables } from '@onepoint/site-config';
import { runInNewContext } from 'node:vm';
import { expect, it, vi } from 'vitest';
import { readerScript } from './head-scripts.ts';

const host = 'onepoint.example';
const counting: PublicVariables = { ONEPOINT_ANALYTICS_URL: '/stats', ONEPOINT_PRODUCTION_HOST: host };

interface Reader {
  /** By key; null blocks storage. */
  stored?: Readonly<Record<string, string>> | null;
  cookie?: () => string;
  /** Variables in `config.js`, which runs after the script. */
  config?: PublicVariables | undefined;
  globalPrivacyControl?: boolean;
}

/** Flags that the script sets before the app starts. */
function flagsFor({ stored = {}, cookie = () => '', globalPrivacyControl = false, ...page }: Reader = {}): Readonly<
  Record<string, string | undefined>
> {
  const root = document.createElement('html');
  const self: { onepointConfig?: PublicVariables | undefined } = {};
  let handleLoaded = (): void => {};
  runInNewContext(readerScript, {
    self,
    addEventListener: (_type: 'DOMContentLoaded', listener: () => void) => {
      handleLoaded = listener;
    },
    document: {
      documentElement: root,
      get cookie() {
        return cookie();
      },
    },
    navigator: { globalPrivacyControl },
    location: { host },
    get localStorage() {
      if (stored === null) throw new DOMException('Blocked', 'SecurityError');
      return { getItem: (key: string) => stored[key] ?? null };
    },
  });
  self.onepointConfig = 'config' in page ? page.config : counting;
  handleLoaded();
  return Object.fromEntries(Object.entries(root.dataset));
}

it('asks readers who have not answered', () => {
  expect(flagsFor()).toEqual({ asksConsent: '' });
});

it.each(['"all"', '"off"'])('does not ask readers who answered %s', (answer) => {
  expect(flagsFor({ stored: { [storageKeyOf('cookieConsent')]: answer } })).toEqual({});
});

it('asks again if the stored answer is invalid', () => {
  expect(flagsFor({ stored: { [storageKeyOf('cookieConsent')]: '"perhaps"' } })).toEqual({ asksConsent: '' });
});

it('does not ask browsers with Global Privacy Control', () => {
  expect(flagsFor({ globalPrivacyControl: true })).toEqual({});
});

it.each([
  ['there is no configuration', undefined],
  ['nothing is counted', { ONEPOINT_PRODUCTION_HOST: host }],
  ['only another host counts', { ...counting, ONEPOINT_PRODUCTION_HOST: 'other.example' }],
  ['the question is also about reports, which the document does not mention', { ...counting, ONEPOINT_BROWSER_REPORTS: 'true' }],
])('does not ask before hydration if %s', (_name, config) => {
  expect(flagsFor({ config })).toEqual({});
});

const hasSignedIn = { [storageKeyOf('hasSignedIn')]: 'true' };

it('shows the account button to readers who seem to be signed in', () => {
  expect(flagsFor({ stored: hasSignedIn, cookie: () => 'a=b; __client_uat_Ar4mvlwm=1795298268' })).toMatchObject({ signedIn: '' });
});

it('hides the account button if the cookie has outlived the session', () => {
  const isOver = { [storageKeyOf('hasSignedIn')]: 'false' };
  expect(flagsFor({ stored: isOver, cookie: () => '__client_uat=1795298268' })).toEqual({ asksConsent: '' });
});

it('hides the account button after sign-out', () => {
  expect(flagsFor({ stored: hasSignedIn, cookie: () => '__client_uat=0' })).toEqual({ asksConsent: '' });
});

it('does not read cookies if no one has signed in', () => {
  const cookie = vi.fn(() => '');
  expect(flagsFor({ cookie })).toEqual({ asksConsent: '' });
  expect(cookie).not.toHaveBeenCalled();
});

it('reads cookies if storage is blocked', () => {
  expect(flagsFor({ stored: null, cookie: () => '__client_uat=1795298268' })).toEqual({ signedIn: '', asksConsent: '' });
});
