import { expect, test } from 'vitest';
import { actions, may, roles } from './roles.ts';

test('allows an owner everything', () => {
  for (const action of actions) expect(may('owner', action)).toBe(true);
});

test('allows nothing to unknown roles, including names of object members', () => {
  for (const role of ['', 'root', 'constructor', '__proto__', 'toString']) {
    for (const action of actions) expect(may(role, action)).toBe(false);
  }
});

test('lets only owners delete a project', () => {
  expect(roles.filter((role) => may(role, 'project:delete'))).toEqual(['owner']);
});

test('lets only owners grant and remove the owner role', () => {
  expect(roles.filter((role) => may(role, 'owner:manage'))).toEqual(['owner']);
});

test('lets only owner, admin and finance spend money', () => {
  expect(roles.filter((role) => may(role, 'payment:create'))).toEqual(['owner', 'admin', 'finance']);
  expect(roles.filter((role) => may(role, 'plan:change'))).toEqual(['owner', 'admin', 'finance']);
  expect(roles.filter((role) => may(role, 'settings:update'))).toEqual(['owner', 'admin', 'finance']);
});
