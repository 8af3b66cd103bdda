import { expect, it } from 'vitest';
import { remembersSession } from './remembers-session.ts';

it('takes a browser for signed in by Clerk’s own cookie, with or without the suffix of its instance', () => {
  expect(remembersSession('theme=dark; __client_uat=1795298268')).toBe(true);
  expect(remembersSession('__client_uat_Ar4mvlwm=1795298268')).toBe(true);
});

it('takes it for a stranger after a sign-out, and where there is no such cookie', () => {
  expect(remembersSession('__client_uat=0; __client_uat_Ar4mvlwm=0')).toBe(false);
  expect(remembersSession('x__client_uat=1; __session=abc')).toBe(false);
  expect(remembersSession('')).toBe(false);
});
