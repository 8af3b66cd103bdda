import { expect, it } from 'vitest';
import { parseIncidentFrontMatter } from './incident-front-matter.ts';

const file = 'content/incidents/2026-11-20-slow-sign-in.mdx';
const whole = { title: 'Slow sign-in', startedAt: '2026-11-20T10:00:00Z', resolvedAt: '2026-11-20T10:40:00+00:00', impact: 'minor' };

it('takes an incident that is over, and one that lasts', () => {
  expect(parseIncidentFrontMatter(file, whole)).toEqual(whole);
  const { resolvedAt: _resolvedAt, ...lasting } = whole;
  expect(parseIncidentFrontMatter(file, lasting)).toEqual(lasting);
});

it.each([
  ['a time without a zone', { ...whole, startedAt: '2026-11-20T10:00:00' }, `${file}:3`],
  ['an impact that there is not', { ...whole, impact: 'huge' }, `${file}:5`],
  ['no title', { ...whole, title: ' ' }, `${file}:2`],
  ['an unknown field', { ...whole, severity: 1 }, file],
  ['an end before its beginning', { ...whole, resolvedAt: '2026-11-20T09:00:00Z' }, file],
])('refuses %s, naming file and line', (_name, value, place) => {
  expect(() => parseIncidentFrontMatter(file, value)).toThrow(place);
});
