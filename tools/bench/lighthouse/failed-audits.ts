import type { LighthouseAudit, LighthouseResult } from './lighthouse-result.ts';

/** The audits that cost a category points. */
export function failedAudits({ categories, audits }: LighthouseResult, category: string): readonly LighthouseAudit[] {
  const refs = categories[category]?.auditRefs ?? [];
  return refs.flatMap(({ id, weight }) => {
    const audit = audits[id];
    return audit === undefined || weight === 0 || audit.score === null || audit.score === 1 ? [] : [audit];
  });
}
