import { storageKeyOf } from '@onepoint/app-state';
import { runInNewContext } from 'node:vm';
import { beforeEach, expect, it, vi } from 'vitest';
import { readerScriptOf } from './head-scripts.ts';

const { dataset } = document.documentElement;
const run = (countedOn: string | null = location.host): void => {
  const element = document.createElement('script');
  element.textContent = readerScriptOf(countedOn);
  document.head.append(element);
  element.remove();
};

beforeEach(() => {
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  Reflect.deleteProperty(dataset, 'asksConsent');
});

it('asks readers who have not answered', () => {
  run();
  expect(dataset).toMatchObject({ asksConsent: '' });
});

it.each(['"all"', '"off"'])('does not ask readers who answered %s', (answer) => {
  localStorage.setItem(storageKeyOf('cookieConsent'), answer);
  run();
  expect(dataset).not.toHaveProperty('asksConsent');
});

it('asks again if the stored answer is invalid', () => {
  localStorage.setItem(storageKeyOf('cookieConsent'), '"perhaps"');
  run();
  expect(dataset).toHaveProperty('asksConsent');
});

it('does not ask browsers with Global Privacy Control', () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value: true });
  run();
  expect(dataset).not.toHaveProperty('asksConsent');
});

it.each([null, 'onepoint.example'])('does not ask if only %s counts page views', (countedOn) => {
  run(countedOn);
  expect(dataset).not.toHaveProperty('asksConsent');
});

/** Flags that the script sets for cookies and storage; `undefined` blocks storage. */
function flagsFor(
  stored: Readonly<Record<string, string>> | undefined,
  cookie: () => string,
): Readonly<Record<string, string | undefined>> {
  const root = document.createElement('html');
  runInNewContext(readerScriptOf(''), {
    document: {
      documentElement: root,
      get cookie() {
        return cookie();
      },
    },
    navigator: {},
    location: { host: '' },
    get localStorage() {
      if (stored === undefined) throw new DOMException('Blocked', 'SecurityError');
      return { getItem: (key: string) => stored[key] ?? null };
    },
  });
  return Object.fromEntries(Object.entries(root.dataset));
}

const hasSignedIn = { [storageKeyOf('hasSignedIn')]: 'true' };

it('shows the account button to readers who seem to be signed in', () => {
  expect(flagsFor(hasSignedIn, () => 'a=b; __client_uat_Ar4mvlwm=1795298268')).toMatchObject({ signedIn: '' });
});

it('hides the account button if the cookie has outlived the session', () => {
  const isOver = { [storageKeyOf('hasSignedIn')]: 'false' };
  expect(flagsFor(isOver, () => '__client_uat=1795298268')).toEqual({ asksConsent: '' });
});

it('hides the account button after sign-out', () => {
  expect(flagsFor(hasSignedIn, () => '__client_uat=0')).toEqual({ asksConsent: '' });
});

it('does not read cookies if no one has signed in', () => {
  const cookie = vi.fn(() => '');
  expect(flagsFor({}, cookie)).toEqual({ asksConsent: '' });
  expect(cookie).not.toHaveBeenCalled();
});

it('reads cookies if storage is blocked', () => {
  expect(flagsFor(undefined, () => '__client_uat=1795298268')).toMatchObject({ signedIn: '', asksConsent: '' });
});
