import { describe, expect, it } from 'vitest';
import { lineForKey, locateKeys } from './locate-keys.ts';

const english = JSON.stringify({ a: 'A', home: { title: 'T: "{x}"\n', lead: { one: '1', two: '2' }, end: 'E' }, z: 'Z' }, null, 2);

describe('locateKeys', () => {
  it('finds keys and groups by their line, whatever stands in texts', () => {
    expect([...locateKeys(english)]).toEqual([
      ['a', 2],
      ['home', 3],
      ['home.title', 4],
      ['home.lead', 5],
      ['home.lead.one', 6],
      ['home.lead.two', 7],
      ['home.end', 9],
      ['z', 11],
    ]);
  });
});

describe('lineForKey', () => {
  const reference = locateKeys(english);
  it.each([
    ['home.end', { a: 'A', home: { title: 'T', lead: { one: '1', two: '2' } }, z: 'Z' }, 8],
    ['home.lead.one', { a: 'A', home: { title: 'T', lead: { two: '2' }, end: 'E' } }, 6],
    ['home.title', { a: 'A', home: { end: 'E' } }, 4],
    ['a', { home: { title: 'T' } }, 2],
    ['z', { a: 'A' }, 3],
  ])('says where %s belongs', (key, lacking, line) => {
    expect(lineForKey(key, locateKeys(JSON.stringify(lacking, null, 2)), reference)).toBe(line);
  });
});
