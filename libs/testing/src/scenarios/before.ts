const minuteMs = 60_000;
const minutesOf = { minutes: 1, hours: 60, days: 1440 } as const;

/** The instant that lies a while before another: `before(now, 3, 'days')`; a negative count lies after it. */
export function before(now: Date, count: number, unit: keyof typeof minutesOf): string {
  return new Date(now.getTime() - count * minutesOf[unit] * minuteMs).toISOString();
}
