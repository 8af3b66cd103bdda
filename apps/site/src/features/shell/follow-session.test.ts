import { createAppState, type AppState } from '@onepoint/app-state';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { followSession } from './follow-session.ts';

const { dataset } = document.documentElement;
/** Events of the window. Followers of earlier tests don't get them. */
let events: EventTarget;
const signIn = (): void => {
  document.cookie = '__client_uat_Ar4mvlwm=1795298268';
};
const signOut = (): void => {
  document.cookie = '__client_uat_Ar4mvlwm=0';
};
const comeBack = (): boolean => events.dispatchEvent(new Event('focus'));
const follow = (): AppState => {
  const state = createAppState();
  followSession({ state, window: { document, addEventListener: events.addEventListener.bind(events) } });
  return state;
};

beforeEach(() => {
  events = new EventTarget();
  signOut();
});

afterEach(() => {
  document.cookie = '__client_uat_Ar4mvlwm=; max-age=0';
  delete dataset['signedIn'];
  document.body.innerHTML = '';
});

it('shows the account after sign-in in another tab', () => {
  const state = follow();
  comeBack();
  expect(dataset).not.toHaveProperty('signedIn');
  signIn();
  state.set({ hasSignedIn: true });
  expect(dataset).toHaveProperty('signedIn');
});

it('hides the account after sign-out in another tab and shows it after the next sign-in', () => {
  dataset['signedIn'] = '';
  signIn();
  follow();
  comeBack();
  expect(dataset).toHaveProperty('signedIn');
  signOut();
  comeBack();
  expect(dataset).not.toHaveProperty('signedIn');
  signIn();
  comeBack();
  expect(dataset).toHaveProperty('signedIn');
});

it('ignores a cookie that has outlived its session', () => {
  dataset['signedIn'] = '';
  signIn();
  const state = follow();
  state.set({ hasSignedIn: false });
  comeBack();
  expect(dataset).not.toHaveProperty('signedIn');
});

it.each([
  ['moves the focus from a hidden account button to the page', false, 'content'],
  ['keeps the focus on a visible element', true, 'button'],
])('%s', (_what, isVisible, focused) => {
  document.body.innerHTML = '<button id="button">Account</button><main id="content" tabindex="-1"></main>';
  // jsdom has no layout.
  Element.prototype.checkVisibility = function check() {
    return this.id !== 'button' || isVisible;
  };
  onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'checkVisibility'));
  dataset['signedIn'] = '';
  signIn();
  follow();
  document.querySelector('button')?.focus();
  signOut();
  comeBack();
  expect(document.activeElement?.id).toBe(focused);
});
