/**
 * The same day so many months later, in UTC, the time of day kept. `anchorDay` (1 to 31) is the day that the period began on: where a month
 * is too short for it, its last day stands in, and the month after has the anchor again (31 January → 28 or 29 February → 31 March). Without
 * an anchor a series of renewals would slip from the 31st to the 28th for good.
 */
export function addMonths(moment: Date, months: number, anchorDay: number = moment.getUTCDate()): Date {
  const month = moment.getUTCMonth() + months;
  const daysInMonth = new Date(Date.UTC(moment.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const result = new Date(moment);
  result.setUTCFullYear(moment.getUTCFullYear(), month, Math.min(anchorDay, daysInMonth));
  return result;
}
