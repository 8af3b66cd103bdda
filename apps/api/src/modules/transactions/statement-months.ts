/** Every calendar month (UTC) that touches the period, oldest first: `2026-09`, `2026-10`. */
export function monthsBetween(from: Date, to: Date): string[] {
  const first = from.getUTCFullYear() * 12 + from.getUTCMonth();
  const last = Math.max(first, to.getUTCFullYear() * 12 + to.getUTCMonth());
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const month = first + index;
    return `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}`;
  });
}

export function monthStart(month: string, monthsLater = 0): Date {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + monthsLater, 1));
}

export function findMonth(months: readonly string[], asked: string): string | undefined {
  return months.find((month) => month === asked);
}
