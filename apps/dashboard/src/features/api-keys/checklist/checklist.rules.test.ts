import { checklistFixture, firstRequestFixture } from '@onepoint/testing/api';
import { expect, test } from 'vitest';
import { checklistSteps, isChecklistShown, rolesOf } from './checklist.rules.ts';

const isUsed = { firstRequest: firstRequestFixture() };
const allDone = { ...isUsed, hasKeyRules: true, hasTeammate: true, hasFunds: true };

test.each([
  ['owner', {}, true],
  ['owner', { isDismissed: true }, false],
  ['owner', allDone, false],
  ['owner', { ...allDone, hasFunds: false }, true],
  ['developer', { ...allDone, hasFunds: false }, false],
  ['finance', { ...allDone, hasFunds: false }, true],
  ['finance', { hasFunds: true }, false],
  ['viewer', {}, false],
  ['auditor', {}, false],
])('shows the checklist to the role %s with %j: %s', (role, fields, isShown) => {
  expect(isChecklistShown(checklistFixture(fields), role)).toBe(isShown);
});

test('names the roles that can do each step', () => {
  expect(checklistSteps.map((step) => [step.id, rolesOf(step)])).toEqual([
    ['firstRequest', ['owner', 'admin', 'developer']],
    ['keyRules', ['owner', 'admin', 'developer']],
    ['teammate', ['owner', 'admin']],
    ['funds', ['owner', 'admin', 'finance']],
  ]);
});
