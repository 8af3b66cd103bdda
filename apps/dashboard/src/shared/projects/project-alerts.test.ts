import { openAlertFixture, projectFixture } from '@onepoint/testing/api';
import { expect, test } from 'vitest';
import { needsBanner, shownAlerts } from './project-alerts.ts';

const calm = projectFixture();
const reached = { ...calm.spendLimit, amount: 100, spent: '1.00', isReached: true };
const withOpen = (...open: (typeof calm.alerts)['open']) => ({ ...calm.alerts, open });

test.each([
  ['nothing is wrong', {}, false],
  ['the limit is reached', { spendLimit: reached }, true],
  ['the balance of a plan that charges is used up', { usageCommitment: 'PAYG', balance: 0 }, true],
  ['the balance of a plan that costs nothing is zero', { balance: 0 }, false],
  ['an alert is open', { alerts: withOpen(openAlertFixture()) }, true],
  ['its alert was seen', { alerts: withOpen(openAlertFixture({ isAcknowledged: true })) }, false],
])('if %s (%#)', (_case, fields, expected) => {
  expect(needsBanner(projectFixture(fields))).toBe(expected);
});

test('hides spend alerts once the limit is reached', () => {
  const spend = openAlertFixture({ id: 'alt_2', kind: 'spend', threshold: 80, limit: 100 });
  const project = projectFixture({ alerts: withOpen(openAlertFixture(), spend), spendLimit: reached });
  expect(shownAlerts(project).map(({ kind }) => kind)).toEqual(['low-balance']);
  expect(shownAlerts({ ...project, spendLimit: calm.spendLimit })).toHaveLength(2);
});
