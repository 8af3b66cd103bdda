import type { EIP1193Provider } from 'viem';
import { z } from 'zod/mini';

/** Name of the event by which a wallet announces itself. https://eips.ethereum.org/EIPS/eip-6963 */
export const announcementEvent = 'eip6963:announceProvider';

/** What a wallet says of itself. Whether its uuid, its domain and its icon are as they should be is for the conformance checks to say. */
export interface AnnouncedInfo {
  readonly uuid: string;
  readonly name: string;
  readonly rdns: string;
  readonly icon: string;
}

export interface Announcement {
  /** As it came: the wallet's own object. */
  readonly detail: object;
  /** The wallet's own object too. */
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

/** The announcement in an event, or null for one that is malformed. Never throws, though anything may stand in it: getters, revoked proxies. */
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

/** Stops malformed announcements before anybody else on the page reads them, as far as it listens to come first. */
function stopMalformed(event: Event): void {
  if (parseAnnouncement(event) === null) event.stopImmediatePropagation();
}

/** Keeps malformed announcements from listeners that trust them, wagmi's among them. May be called again: it listens once. */
export function ignoreMalformedAnnouncements(target: EventTarget): void {
  target.addEventListener(announcementEvent, stopMalformed, { capture: true });
}

/** An icon that is a picture in itself; undefined for anything else, which would be fetched, or run, when it is shown. */
export function parseIcon(icon: unknown): string | undefined {
  const text = typeof icon === 'string' ? icon.trim() : '';
  return /^data:image\//iu.test(text) ? text : undefined;
}
