import { actions, roles } from '@onepoint/api-contract';
import { expect, test } from 'vitest';
import { rolePowers, toldActions } from './role-powers.ts';

test('the texts speak of every action that a role can allow', () => {
  expect(toldActions.toSorted()).toEqual(actions.toSorted());
});

test('an owner may do everything and sees everything', () => {
  expect(rolePowers('owner').hidden).toEqual([]);
  expect(rolePowers('owner').powers).toHaveLength(10);
});

test('a viewer changes nothing and sees neither payments nor the audit log', () => {
  expect(rolePowers('viewer')).toEqual({ powers: [], hidden: ['payment', 'audit'] });
});

test('no two roles are told alike', () => {
  const told = roles.map((role) => JSON.stringify(rolePowers(role)));
  expect(new Set(told).size).toBe(roles.length);
});
