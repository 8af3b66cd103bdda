import { expect, test } from 'vitest';
import { actions } from './actions.ts';
import { may } from './may.ts';
import { roles } from './roles.ts';

test('an owner may do everything', () => {
  for (const action of actions) expect(may('owner', action)).toBe(true);
});

test('an unknown role may do nothing, even one named like an object member', () => {
  for (const role of ['', 'root', 'constructor', '__proto__', 'toString']) {
    for (const action of actions) expect(may(role, action)).toBe(false);
  }
});

test('only an owner deletes a project', () => {
  expect(roles.filter((role) => may(role, 'project:delete'))).toEqual(['owner']);
});

test('only an owner makes and unmakes owners', () => {
  expect(roles.filter((role) => may(role, 'owner:manage'))).toEqual(['owner']);
});

test('money moves by owner, admin and finance alone', () => {
  expect(roles.filter((role) => may(role, 'payment:create'))).toEqual(['owner', 'admin', 'finance']);
  expect(roles.filter((role) => may(role, 'plan:change'))).toEqual(['owner', 'admin', 'finance']);
  expect(roles.filter((role) => may(role, 'settings:update'))).toEqual(['owner', 'admin', 'finance']);
});
