import { storageKeyOf } from '@onepoint/app-state';
import { runInNewContext } from 'node:vm';
import { beforeEach, expect, it, vi } from 'vitest';
import { readerScriptOf } from './reader-script.ts';

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

it('asks a reader who has chosen nothing', () => {
  run();
  expect(dataset).toMatchObject({ asksConsent: '' });
});

it.each(['"all"', '"off"'])('does not ask a reader who answered %s', (answer) => {
  localStorage.setItem(storageKeyOf('cookieConsent'), answer);
  run();
  expect(dataset).not.toHaveProperty('asksConsent');
});

it('asks again where what is stored is no answer', () => {
  localStorage.setItem(storageKeyOf('cookieConsent'), '"perhaps"');
  run();
  expect(dataset).toHaveProperty('asksConsent');
});

it('does not ask a browser that sends Global Privacy Control', () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value: true });
  run();
  expect(dataset).not.toHaveProperty('asksConsent');
});

it.each([null, 'onepoint.example'])('asks nobody where page views are counted on %s alone', (countedOn) => {
  run(countedOn);
  expect(dataset).not.toHaveProperty('asksConsent');
});

/** What the script says of a reader by the cookies of their browser and what is stored there; `undefined` where storage is blocked. */
function say(stored: Readonly<Record<string, string>> | undefined, cookie: () => string): Readonly<Record<string, string | undefined>> {
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

it('shows the account button to a reader who seems to be signed in', () => {
  expect(say(hasSignedIn, () => 'a=b; __client_uat_Ar4mvlwm=1795298268')).toMatchObject({ signedIn: '' });
});

it('shows one whose cookie has outlived their session what strangers see', () => {
  const isOver = { [storageKeyOf('hasSignedIn')]: 'false' };
  expect(say(isOver, () => '__client_uat=1795298268')).toEqual({ asksConsent: '' });
});

it('shows one who has signed out what strangers see', () => {
  expect(say(hasSignedIn, () => '__client_uat=0')).toEqual({ asksConsent: '' });
});

it('does not wait for cookies where nobody has signed in', () => {
  const cookie = vi.fn(() => '');
  expect(say({}, cookie)).toEqual({ asksConsent: '' });
  expect(cookie).not.toHaveBeenCalled();
});

it('asks cookies where storage is blocked', () => {
  expect(say(undefined, () => '__client_uat=1795298268')).toMatchObject({ signedIn: '', asksConsent: '' });
});
