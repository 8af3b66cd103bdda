import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { createAppState } from '../create-app-state.ts';
import { storageKeyOf } from '../storage-keys.ts';
import { referralScript } from './referral-script.ts';

const visit = (search: string): void =>
  runInNewContext(referralScript, { URLSearchParams, localStorage, location: { search } }) as undefined;
const remembered = () => createAppState({ storage: localStorage }).getState().referralCode;

test('the code of the last link that was followed is remembered, and other visits leave it', () => {
  visit('?ref=k3Wq9ZtB&utm=x');
  visit('?utm=x');
  expect(remembered()).toBe('k3Wq9ZtB');
  visit('?ref=aaaaBBBB');
  expect(remembered()).toBe('aaaaBBBB');
});

test.each(['', '?ref=', '?ref=short', '?ref=<script>', '?ref=k3Wq9ZtBx'])('%j is no referral', (search) => {
  visit(search);
  expect(localStorage.getItem(storageKeyOf('referralCode'))).toBeNull();
});

test('You’ll stay on a browser without storage', () => {
  expect(() => runInNewContext(referralScript, { URLSearchParams, location: { search: '?ref=k3Wq9ZtB' } }) as undefined).not.toThrow();
});

test('the script can stand inside a script element', () => {
  expect(referralScript).not.toMatch(/<\/|<!--/);
});
