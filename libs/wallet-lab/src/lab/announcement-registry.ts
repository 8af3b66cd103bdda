import { parseAnnouncement } from '@onepoint/wallet';
import type { EIP1193Provider } from 'viem';

/** An announced wallet (EIP-6963) without its logging proxy. */
interface AnnouncedWallet {
  readonly uuid: string;
  readonly rdns: string;
  readonly provider: EIP1193Provider;
}

export interface AnnouncementRegistry {
  /** Finds a wallet by its own provider or by its logging proxy. */
  readonly find: (provider: unknown) => AnnouncedWallet | undefined;
  /** Emits announcements without logging proxies, and accepts announcement requests. */
  readonly originals: EventTarget;
  readonly stop: () => void;
}

const announced = 'eip6963:announceProvider';
const requested = 'eip6963:requestProvider';

/**
 * Records announcements. Create it before calling `observeWallets`: it then sees each announcement twice, first the wallet's own, then
 * one with the same info and a logging proxy.
 */
export function createAnnouncementRegistry(window: Window): AnnouncementRegistry {
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
