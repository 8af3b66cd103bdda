import { describe, expect, it } from 'vitest';
import { describeMarks, isFull, describeAudit, failedAudits } from './marks.ts';

describe('describeMarks', () => {
  const full = { path: '/', language: 'en', theme: 'light', scores: [100, 100] };
  const less = { path: '/zh/chains', language: 'zh', theme: 'dark', scores: [98, 100] };

  it('requires 100 in every category', () => {
    expect([full, less].map(isFull)).toEqual([true, false]);
  });

  it('prints a line per visit and counts the full ones', () => {
    expect(describeMarks(['performance', 'seo'], [full, less]).split('\n')).toEqual([
      '                       performance  seo',
      '/           en  light          100  100',
      '/zh/chains  zh  dark            98  100',
      '1 of 2 are full',
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
