import type { ChartRange } from '@onepoint/app-state';

const hour = 3600;
const day = 24 * hour;

/** How far back each range reaches, in seconds. */
export const rangeSecs: Readonly<Record<ChartRange, number>> = { '1h': hour, '24h': day, '7d': 7 * day, '30d': 30 * day, '90d': 90 * day };
