import type { CDPSession, Page } from 'playwright';

/** Lighthouse's CPU slowdown for a mid-range phone. */
export const phoneCpuRate = 4;

/**
 * "Slow 4G" of the DevTools: Lighthouse's 150 ms and 1.6 Mbit/s, adjusted for request-level throttling.
 * https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md
 */
const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
};

const unlimited = { offline: false, downloadThroughput: -1, uploadThroughput: -1 };

interface ThrottleParameters {
  readonly cpuRate?: number;
  readonly isSlow4g?: boolean;
  /** Latency of each request, without a bandwidth limit. */
  readonly latencyMs?: number;
}

/** Throttles a page. @returns the CDP session, which can also measure memory */
export async function throttle(page: Page, { cpuRate = 1, isSlow4g = false, latencyMs }: ThrottleParameters): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
  const network = isSlow4g ? slow4g : latencyMs === undefined ? undefined : { ...unlimited, latency: latencyMs };
  if (network) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
  }
  return session;
}
