import { expect, it } from 'vitest';
import { formatFigures } from './report-figures.ts';

it('says of each figure whether it keeps to its limit, the limit itself included', () => {
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
