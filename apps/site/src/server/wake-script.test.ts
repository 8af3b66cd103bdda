import { storageKeyOf } from '@onepoint/app-state';
import { beforeEach, expect, it } from 'vitest';
import { wakeScript } from './wake-script.ts';

const { dataset } = document.documentElement;
const run = (): void => {
  const element = document.createElement('script');
  element.textContent = wakeScript;
  document.head.append(element);
  element.remove();
};

beforeEach(() => {
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  for (const name of ['wakes', 'asksConsent', 'signedIn']) Reflect.deleteProperty(dataset, name);
});

it('asks a reader who has chosen nothing, and has nothing to do for them', () => {
  run();
  expect(dataset).toMatchObject({ asksConsent: '' });
  expect(dataset).not.toHaveProperty('wakes');
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

it.each(['langCode', 'selectedDocChain', 'docsApiKey'] as const)('wakes the page of a reader who has chosen %s', (name) => {
  localStorage.setItem(storageKeyOf(name), '"x"');
  run();
  expect(dataset).toHaveProperty('wakes');
});

it('lets the page of a reader who took a choice back rest', () => {
  localStorage.setItem(storageKeyOf('docsApiKey'), 'null');
  run();
  expect(dataset).not.toHaveProperty('wakes');
});

it('wakes the page of a reader who seems to be signed in', () => {
  dataset['signedIn'] = '';
  run();
  expect(dataset).toHaveProperty('wakes');
});
