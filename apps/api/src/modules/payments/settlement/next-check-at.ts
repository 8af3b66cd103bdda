import { paymentWatchedMs } from '@onepoint/api-contract';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** When the provider is to be asked about a payment again: often while people wait, rarely later, never again after two weeks. */
export function nextCheckAt({ status, createdAt }: { status: string; createdAt: Date }, now: Date): Date | null {
  const ageMs = now.getTime() - createdAt.getTime();
  if (status !== 'CREATED' && ageMs > paymentWatchedMs) return null;
  const waitMs = status === 'CREATED' && ageMs < hourMs ? minuteMs / 2 : ageMs < dayMs ? 10 * minuteMs : dayMs / 2;
  return new Date(now.getTime() + waitMs);
}
