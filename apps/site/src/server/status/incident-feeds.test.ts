import { expect, it } from 'vitest';
import { incidentFeeds } from './incident-feeds.ts';
import type { Incident } from './incidents.ts';

const incident: Incident = {
  id: '2026-11-20-slow-sign-in',
  title: 'Signing in was slow',
  impact: 'minor',
  startedAt: '2026-11-20T10:00:00.000Z',
  resolvedAt: '2026-11-20T10:40:00.000Z',
  html: '<p>Why.</p>',
  markdown: '',
  file: 'content/incidents/2026-11-20-slow-sign-in.mdx',
  path: '/service-status',
  anchors: [],
  links: [],
  updatedAt: null,
};

async function itemOf(own: Partial<Incident>): Promise<{ summary: string; date_modified?: string }> {
  const [, json] = await incidentFeeds([{ ...incident, ...own }]);
  const { items } = JSON.parse(json?.text ?? '') as { items: [{ summary: string; date_modified?: string }] };
  return items[0];
}

it.each([
  [incident.resolvedAt, 'Started 2026-11-20 10:00 UTC · Resolved after 40 minutes · Some requests were affected'],
  [null, 'Started 2026-11-20 10:00 UTC · Ongoing · Some requests were affected'],
])('summarizes an incident that ended at %s', async (resolvedAt, summary) => {
  expect((await itemOf({ resolvedAt })).summary).toBe(summary);
});

it.each([
  ['2026-11-20T10:40:00.000Z', null, '2026-11-20T10:40:00.000Z'],
  ['2026-11-20T10:40:00.000Z', '2026-11-21T09:00:00+00:00', '2026-11-21T09:00:00+00:00'],
  ['2026-11-20T10:40:00.000Z', '2026-11-20T11:10:00+01:00', '2026-11-20T10:40:00.000Z'],
  [null, '2026-11-20T10:20:00Z', '2026-11-20T10:20:00Z'],
])('resolved at %s and edited at %s it has the date %s', async (resolvedAt, updatedAt, changedAt) => {
  expect((await itemOf({ resolvedAt, updatedAt })).date_modified).toBe(changedAt);
});
