import type { CDPSession, Page } from 'playwright';

/** A middling phone beside a desk computer, as Lighthouse slows the processor down. */
export const phoneCpuRate = 4;

/**
 * "Slow 4G" as the browser's own tools throttle it: 150 ms and 1.6 Mbit/s of Lighthouse's simulation, corrected for throttling by request.
 * https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md
 */
const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
};

const unlimited = { offline: false, downloadThroughput: -1, uploadThroughput: -1 };

export interface ThrottleParameters {
  readonly cpuRate?: number;
  readonly isSlow4g?: boolean;
  /** Of each request, without a limit of bytes. */
  readonly latencyMs?: number;
}

/** Slows a page down, and returns the session that does: it also tells about memory. */
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
