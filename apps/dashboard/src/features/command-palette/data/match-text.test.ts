import { array, assert, constantFrom, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchText } from './match-text.ts';

const shown = (text: string, query: string): string => {
  const match = matchText(text, query);
  if (match === null) return 'no match';
  return Array.from(text, (character, index) => (match.indexes.includes(index) ? `[${character}]` : character)).join('');
};

const score = (text: string, query: string): number => matchText(text, query)?.score ?? -1;

describe('matchText', () => {
  test.each([
    ['Statistics', 'stat', '[S][t][a][t]istics'],
    ['Audit log', 'al', '[A]udit [l]og'],
    ['Create API key', 'cak', '[C]reate [A]PI [k]ey'],
    ['Promo code', 'code', 'Promo [c][o][d][e]'],
    ['Über uns', 'ub', '[Ü][b]er uns'],
    ['New project', 'new pro', '[N][e][w] [p][r][o]ject'],
    ['myProject', 'mp', '[m]y[P]roject'],
    ['支付记录', '记', '支付[记]录'],
    ['Usage', 'xyz', 'no match'],
    ['Usage', 'eg', 'no match'],
    ['Usage', '', 'Usage'],
  ])('%s for %j marks %s', (text, query, expected) => {
    expect(shown(text, query)).toBe(expected);
  });

  test('a beginning beats a middle, and letters together beat letters apart', () => {
    expect(score('Plans', 'pla')).toBeGreaterThan(score('Display language', 'pla'));
    expect(score('Payments', 'pay')).toBeGreaterThan(score('Promo activity', 'pay'));
  });

  test('what is marked is the query in its order, each letter once', () => {
    const letters = array(constantFrom('a', 'b', 'c', ' ', 'A'), { maxLength: 12 }).map((list) => list.join(''));
    assert(
      property(letters, letters, (text, query) => {
        const match = matchText(text, query);
        const wanted = query.replaceAll(/\s/g, '').toLowerCase();
        if (match === null) return;
        expect(match.indexes.map((index) => text[index]?.toLowerCase()).join('')).toBe(wanted);
        expect(match.indexes).toEqual([...match.indexes].toSorted((a, b) => a - b));
        expect(new Set(match.indexes).size).toBe(match.indexes.length);
      }),
    );
  });

  test('a text is found by itself, whatever is in it', () => {
    assert(
      property(string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        expect(matchText(text, text)).not.toBeNull();
      }),
    );
  });
});
