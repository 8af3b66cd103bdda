import { describe, expect, it } from 'vitest';
import { describeMarks, isHigh, describeAudit, failedAudits } from './marks.ts';

describe('describeMarks', () => {
  const high = { path: '/', language: 'en', theme: 'light', scores: [98, 100] };
  const low = { path: '/zh/chains', language: 'zh', theme: 'dark', scores: [97, 98] };

  it('requires 98 in every category', () => {
    expect([high, low].map(isHigh)).toEqual([true, false]);
  });

  it('prints a line per page and counts the high ones', () => {
    expect(describeMarks(['performance', 'seo'], [high, low]).split('\n')).toEqual([
      '                       performance  seo',
      '/           en  light           98  100',
      '/zh/chains  zh  dark            97   98',
      '1 of 2 score at least 98',
    ]);
  });
});

describe('failedAudits', () => {
  const audits = {
    fast: { id: 'fast', title: 'Is fast', score: 1 },
    slow: { id: 'slow', title: 'Paints late', score: 0.5, numericValue: 2400, details: { items: [{ url: '/a.js' }] } },
    unweighed: { id: 'unweighed', title: 'Says something', score: 0 },
    absent: { id: 'absent', title: 'Does not apply', score: null },
  };
  const auditRefs = [
    { id: 'fast', weight: 1 },
    { id: 'slow', weight: 1 },
    { id: 'unweighed', weight: 0 },
    { id: 'absent', weight: 1 },
  ];
  const result = { categories: { performance: { score: 0.9, auditRefs } }, audits };

  it('lists only audits that cost points', () => {
    expect(failedAudits(result, 'performance').map(({ id }) => id)).toEqual(['slow']);
    expect(failedAudits(result, 'seo')).toEqual([]);
  });

  it('describes an audit with its details', () => {
    expect(describeAudit(audits.slow)).toContain('0.5 slow: Paints late (2400)');
    expect(describeAudit(audits.slow)).toContain('{"url":"/a.js"}');
  });
});
