const secondMs = 1_000;
const minuteMs = 60_000;
const hourMs = 3_600_000;

/** Pauses after the first attempt, the second, …: a receiver that is down for a night still hears of it. */
const pausesMs = [10 * secondMs, minuteMs, 5 * minuteMs, 30 * minuteMs, 2 * hourMs, 6 * hourMs, 12 * hourMs];

/** When an event is tried again that was tried so many times; null once it is given up. */
export function nextAttemptAt(attempts: number, now: Date): Date | null {
  const pauseMs = pausesMs[attempts - 1];
  return pauseMs === undefined ? null : new Date(now.getTime() + pauseMs);
}
