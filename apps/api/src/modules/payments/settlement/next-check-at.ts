const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Money may arrive for as long as this after a payment was settled: to an expired invoice, or a second transfer. */
const watchedMs = 15 * dayMs;

/** When the provider is to be asked about a payment again: often while people wait, rarely later, never again after two weeks. */
export function nextCheckAt({ status, createdAt }: { status: string; createdAt: Date }, now: Date): Date | null {
  const ageMs = now.getTime() - createdAt.getTime();
  if (status !== 'CREATED' && ageMs > watchedMs) return null;
  const waitMs = status === 'CREATED' && ageMs < hourMs ? minuteMs / 2 : ageMs < dayMs ? 10 * minuteMs : dayMs / 2;
  return new Date(now.getTime() + waitMs);
}
