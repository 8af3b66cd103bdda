import { describe, expect, it } from 'vitest';
import { formatFigures, keepsLimit, readWords } from './figures.ts';

describe('formatFigures', () => {
  it('prints whether each figure is within its inclusive limit', () => {
    const report = formatFigures([
      { name: 'clicks', value: 100, limit: 100, unit: 'ms', note: '/dashboard' },
      { name: 'ratio', value: 1.256, limit: 1.25, unit: '' },
    ]);
    expect(report.split('\n').map((line) => line.split(/\s{2,}/))).toEqual([
      ['', 'limit', 'figure', 'verdict'],
      ['clicks', '100.0 ms', '100.0 ms', 'ok', '/dashboard'],
      ['ratio', '1.25', '1.26', 'over'],
      [''],
    ]);
  });
});

describe('keepsLimit', () => {
  it.each([
    [0.22, false, true],
    [0.23, false, false],
    [0.22, true, true],
    [0.21, true, false],
  ])('judges %d with a limit of 0.22 as a minimum (%s): %s', (value, isMinimum, isKept) => {
    const figure = { name: 'share', value, limit: 0.22, isMinimum, unit: '' };
    expect(keepsLimit(figure)).toBe(isKept);
    expect(formatFigures([figure])).toContain(isMinimum ? '≥ 0.22' : ' 0.22');
  });
});

describe('readWords', () => {
  const known = ['paint', 'clicks', 'heap'];

  it('selects all parts by default and the named ones otherwise', () => {
    expect(readWords([], known)).toEqual({ names: known });
    expect(readWords(['heap', 'paint'], known)).toEqual({ names: ['heap', 'paint'] });
  });

  it('accepts the origin of a running product in any position', () => {
    expect(readWords(['http://localhost:4000/'], known)).toEqual({ names: known, origin: 'http://localhost:4000' });
    expect(readWords(['clicks', 'http://localhost:4000'], known)).toEqual({ names: ['clicks'], origin: 'http://localhost:4000' });
  });

  it('lists the known parts for an unknown one', () => {
    expect(() => readWords(['pain'], known)).toThrow('paint, clicks, heap');
  });
});
