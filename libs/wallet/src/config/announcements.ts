import type { EIP1193Provider } from 'viem';
import { z } from 'zod/mini';

/** @see https://eips.ethereum.org/EIPS/eip-6963 */
export const announcementEvent = 'eip6963:announceProvider';

/** Formats of uuid, rdns and icon are not validated here; the conformance checks report them. */
interface AnnouncedInfo {
  readonly uuid: string;
  readonly name: string;
  readonly rdns: string;
  readonly icon: string;
}

export interface Announcement {
  /** The wallet's own object, unmodified. */
  readonly detail: object;
  readonly info: AnnouncedInfo;
  readonly provider: EIP1193Provider;
}

const word = z.string().check(z.minLength(1), z.maxLength(200));

const detailSchema = z.object({
  info: z.object({ uuid: word, name: word, rdns: word, icon: z.string() }),
  provider: z.custom<EIP1193Provider>(
    (value) => typeof value === 'object' && value !== null && typeof Reflect.get(value, 'request') === 'function',
  ),
});

/** Parses an announcement event; null if it is malformed. Never throws, even for throwing getters and revoked proxies. */
export function parseAnnouncement(event: Event): Announcement | null {
  try {
    const detail: unknown = Reflect.get(event, 'detail');
    const parsed = detailSchema.safeParse(detail);
    if (!parsed.success || typeof detail !== 'object' || detail === null) return null;
    return { detail, info: Reflect.get(detail, 'info') as AnnouncedInfo, provider: parsed.data.provider };
  } catch {
    return null;
  }
}

function stopMalformed(event: Event): void {
  if (parseAnnouncement(event) === null) event.stopImmediatePropagation();
}

/** Hides malformed announcements from listeners registered later, such as wagmi's. Repeated calls have no effect. */
export function ignoreMalformedAnnouncements(target: EventTarget): void {
  target.addEventListener(announcementEvent, stopMalformed, { capture: true });
}

/** Accepts only `data:image/` URIs: any other URL would be fetched, or run, when the icon is displayed. */
export function parseIcon(icon: unknown): string | undefined {
  const text = typeof icon === 'string' ? icon.trim() : '';
  return /^data:image\//iu.test(text) ? text : undefined;
}
