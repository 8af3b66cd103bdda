// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { docSchema, parseFrontMatter, parseIncidentFrontMatter, postSchema } from './front-matter.ts';

const doc = { title: 'A', description: 'B', section: 'start', order: 0 };

it('parses valid front matter, which is no draft by default', () => {
  expect(parseFrontMatter(docSchema, 'a.mdx', doc)).toEqual({ ...doc, draft: false, detour: false });
});

it.each([
  [{ ...doc, description: undefined }, /^a\.mdx:3 .*description/s],
  [{ title: 'A', section: 'start', order: 0 }, /^a\.mdx:1 .*description/s],
  [{ ...doc, section: 'nowhere' }, /^a\.mdx:4 .*section/s],
  [null, /^a\.mdx:1 /],
])('rejects %j by file and line', (value, message) => {
  expect(() => parseFrontMatter(docSchema, 'a.mdx', value)).toThrow(message);
});

it.each([
  [{ title: 'A', description: 'B', date: '21.11.2026' }, /^p\.mdx:4 .*date/s],
  [{ title: 'A', description: ' ', date: '2026-11-21' }, /^p\.mdx:3 .*description/s],
])('rejects the post %j by file and line', (value, message) => {
  expect(() => parseFrontMatter(postSchema, 'p.mdx', value)).toThrow(message);
});

describe('of an incident', () => {
  const file = 'content/incidents/2026-11-20-slow-sign-in.mdx';
  const whole = { title: 'Slow sign-in', startedAt: '2026-11-20T10:00:00Z', resolvedAt: '2026-11-20T10:40:00+00:00', impact: 'minor' };

  it('parses resolved and ongoing incidents', () => {
    expect(parseIncidentFrontMatter(file, whole)).toEqual(whole);
    const { resolvedAt: _resolvedAt, ...lasting } = whole;
    expect(parseIncidentFrontMatter(file, lasting)).toEqual(lasting);
  });

  it.each([
    ['a time without a zone', { ...whole, startedAt: '2026-11-20T10:00:00' }, `${file}:3`],
    ['an unknown impact', { ...whole, impact: 'huge' }, `${file}:5`],
    ['no title', { ...whole, title: ' ' }, `${file}:2`],
    ['an unknown field', { ...whole, severity: 1 }, file],
    ['an end before its start', { ...whole, resolvedAt: '2026-11-20T09:00:00Z' }, file],
  ])('rejects %s, naming file and line', (_name, value, place) => {
    expect(() => parseIncidentFrontMatter(file, value)).toThrow(place);
  });
});
