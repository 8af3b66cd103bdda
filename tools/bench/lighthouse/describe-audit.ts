import type { LighthouseAudit } from './lighthouse-result.ts';

const itemsMax = 4;
const itemCharactersMax = 220;

/** An audit that was not passed, with the first things that it names. */
export function describeAudit({ id, title, score, numericValue, details }: LighthouseAudit): string {
  const value = numericValue === undefined ? '' : ` (${numericValue.toFixed(numericValue < 10 ? 3 : 0)})`;
  const items = (details?.items ?? []).slice(0, itemsMax).map((item) => `\n          ${JSON.stringify(item).slice(0, itemCharactersMax)}`);
  return `      ${String(score)} ${id}: ${title}${value}${items.join('')}`;
}
