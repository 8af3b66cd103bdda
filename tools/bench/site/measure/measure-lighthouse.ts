import { runLighthouse } from '../../lighthouse/run-lighthouse.ts';

/** What Lighthouse simulates for a phone: slow 4G and a processor four times as slow. */
export interface SimulatedVisit {
  readonly largestPaintMs: number;
  readonly blockedMs: number;
  readonly layoutShift: number;
}

/** The speed of a page by Lighthouse. */
export async function measureLighthouse(url: string): Promise<SimulatedVisit> {
  const { audits } = await runLighthouse({ url, categories: ['performance'] });
  const valueOf = (id: string): number => {
    const value = audits[id]?.numericValue;
    if (value === undefined) throw new Error(`Lighthouse did not measure ${id} of ${url}`);
    return value;
  };
  return {
    largestPaintMs: valueOf('largest-contentful-paint'),
    blockedMs: valueOf('total-blocking-time'),
    layoutShift: valueOf('cumulative-layout-shift'),
  };
}
