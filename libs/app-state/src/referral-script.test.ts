import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { createAppState } from './app-state.ts';
import { storageKeyOf } from './preferences.ts';
import { referralScript } from './referral-script.ts';

const visit = (search: string): void =>
  runInNewContext(referralScript, { URLSearchParams, localStorage, location: { search } }) as undefined;
const remembered = () => createAppState({ storage: localStorage }).getState().referralCode;

test('stores the code of the last referral link and keeps it on other visits', () => {
  visit('?ref=k3Wq9ZtB&utm=x');
  visit('?utm=x');
  expect(remembered()).toBe('k3Wq9ZtB');
  visit('?ref=aaaaBBBB');
  expect(remembered()).toBe('aaaaBBBB');
});

test.each(['', '?ref=', '?ref=short', '?ref=<script>', '?ref=k3Wq9ZtBx'])('ignores %j', (search) => {
  visit(search);
  expect(localStorage.getItem(storageKeyOf('referralCode'))).toBeNull();
});

test('does not throw without storage', () => {
  expect(() => runInNewContext(referralScript, { URLSearchParams, location: { search: '?ref=k3Wq9ZtB' } }) as undefined).not.toThrow();
});

test('is safe inside a script element', () => {
  expect(referralScript).not.toMatch(/<\/|<!--/);
});
