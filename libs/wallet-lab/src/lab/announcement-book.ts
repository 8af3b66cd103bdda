import { parseAnnouncement } from '@onepoint/wallet';
import type { EIP1193Provider } from 'viem';

/** What one wallet said of itself (EIP-6963), before any proxy. */
interface AnnouncedWallet {
  readonly uuid: string;
  readonly rdns: string;
  /** The wallet's own object. */
  readonly provider: EIP1193Provider;
}

export interface AnnouncementBook {
  /** The wallet behind a provider, be it the wallet's own object or the proxy that the page sees. */
  readonly find: (provider: unknown) => AnnouncedWallet | undefined;
  /** Hears what wallets announce, unproxied, and takes requests to announce: the window as it is without this page's proxies. */
  readonly originals: EventTarget;
  readonly stop: () => void;
}

const announced = 'eip6963:announceProvider';
const requested = 'eip6963:requestProvider';

/**
 * Remembers who announced what. Open it before `observeWallets` puts proxies in between: each announcement then passes twice, first
 * the wallet's own, then the same information with a proxy.
 */
export function createAnnouncementBook(window: Window): AnnouncementBook {
  const originals = new EventTarget();
  const byInfo = new WeakMap<object, AnnouncedWallet>();
  const byProvider = new WeakMap<object, AnnouncedWallet>();
  const handleAnnouncement = (event: Event): void => {
    const announcement = parseAnnouncement(event);
    if (announcement === null) return;
    const { detail, info, provider } = announcement;
    const known = byInfo.get(info);
    const isProxy = known !== undefined && known.provider !== provider;
    const wallet = known ?? { uuid: info.uuid, rdns: info.rdns, provider };
    byInfo.set(info, wallet);
    byProvider.set(provider, wallet);
    if (!isProxy) originals.dispatchEvent(new CustomEvent(announced, { detail }));
  };
  originals.addEventListener(requested, () => window.dispatchEvent(new Event(requested)));
  window.addEventListener(announced, handleAnnouncement, { capture: true });
  return {
    find: (provider) => (typeof provider === 'object' && provider !== null ? byProvider.get(provider) : undefined),
    originals,
    stop: () => window.removeEventListener(announced, handleAnnouncement, { capture: true }),
  };
}
