import { actions, roles } from '@onepoint/api-contract';
import { describe, expect, test } from 'vitest';
import { parseInvitee, isLastOwner, rolePowers, describedActions } from './members.rules.ts';

describe('parseInvitee', () => {
  test.each([
    [' ada@example.com ', { email: 'ada@example.com' }],
    ['user_2fXq7TnB1LwZ', { userId: 'user_2fXq7TnB1LwZ' }],
  ])('parses %j', (text, invitee) => {
    expect(parseInvitee(text)).toEqual({ invitee });
  });

  test.each([
    ['', 'validation.required'],
    ['   ', 'validation.required'],
    ['ada@', 'validation.email'],
    ['@example', 'validation.email'],
    ['Ada Lovelace', 'validation.nickname'],
    ['ada.lovelace', 'validation.nickname'],
    ['x'.repeat(65), 'validation.invalid'],
  ])('rejects %j with a message', (text, key) => {
    expect(parseInvitee(text)).toMatchObject({ message: { key } });
  });
});

describe('isLastOwner', () => {
  const owner = { id: 'mem_1', role: 'owner' };

  test.each([
    ['is true for the only owner', [owner, { id: 'mem_2', role: 'admin' }], true],
    ['is false with another owner', [owner, { id: 'mem_2', role: 'owner' }], false],
    [
      'is false for another role',
      [
        { id: 'mem_1', role: 'admin' },
        { id: 'mem_2', role: 'owner' },
      ],
      false,
    ],
    ['is false without members', [], false],
  ])('%s', (_, members, expected) => {
    expect(isLastOwner(members, 'mem_1')).toBe(expected);
  });
});

describe('rolePowers', () => {
  test('has a text for every action', () => {
    expect(describedActions.toSorted()).toEqual(actions.toSorted());
  });

  test('allows an owner everything', () => {
    expect(rolePowers('owner').hidden).toEqual([]);
    expect(rolePowers('owner').powers).toHaveLength(11);
  });

  test('hides payments and the audit log from a viewer and allows no changes', () => {
    expect(rolePowers('viewer')).toEqual({ powers: [], hidden: ['payment', 'audit'] });
  });

  test('describes each role differently', () => {
    const descriptions = roles.map((role) => JSON.stringify(rolePowers(role)));
    expect(new Set(descriptions).size).toBe(roles.length);
  });
});
