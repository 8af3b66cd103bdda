import { expect, it } from 'vitest';
import { describeAudit } from './describe-audit.ts';
import { failedAudits } from './failed-audits.ts';

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

it('names what costs marks, and nothing else', () => {
  expect(failedAudits(result, 'performance').map(({ id }) => id)).toEqual(['slow']);
  expect(failedAudits(result, 'seo')).toEqual([]);
});

it('tells what an audit found', () => {
  expect(describeAudit(audits.slow)).toContain('0.5 slow: Paints late (2400)');
  expect(describeAudit(audits.slow)).toContain('{"url":"/a.js"}');
});
