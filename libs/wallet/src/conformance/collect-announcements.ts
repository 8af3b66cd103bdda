/** One `eip6963:announceProvider` event, as it came. */
export interface WalletAnnouncement {
  readonly info: { readonly uuid?: unknown; readonly name?: unknown; readonly icon?: unknown; readonly rdns?: unknown };
  readonly isFrozen: boolean;
}

export interface CollectAnnouncementsParameters {
  /** The window, or what stands for it. */
  readonly window: EventTarget;
  readonly provider: unknown;
  /** Time given to a wallet to announce itself after it was asked. Default 1,000 ms. */
  readonly waitMs?: number;
}

/** Asks all wallets twice to announce themselves (EIP-6963), and keeps what one of them said. */
export async function collectAnnouncements(parameters: CollectAnnouncementsParameters): Promise<readonly WalletAnnouncement[]> {
  const { window, provider, waitMs = 1_000 } = parameters;
  const announcements: WalletAnnouncement[] = [];
  const handleAnnouncement = (event: Event): void => {
    const announced = readAnnouncement(event);
    if (announced === undefined || announced.provider !== provider) return;
    const { info, isFrozen } = announced;
    announcements.push({ info, isFrozen });
  };
  window.addEventListener('eip6963:announceProvider', handleAnnouncement);
  try {
    for (let round = 0; round < 2; round += 1) {
      const before = announcements.length;
      window.dispatchEvent(new Event('eip6963:requestProvider'));
      await waitUntil(() => announcements.length > before, waitMs);
    }
    return announcements;
  } finally {
    window.removeEventListener('eip6963:announceProvider', handleAnnouncement);
  }
}

/** What one event says, malformed or not; undefined for one that cannot be read. */
function readAnnouncement(event: Event): (WalletAnnouncement & { readonly provider: unknown }) | undefined {
  try {
    const detail: unknown = Reflect.get(event, 'detail');
    if (typeof detail !== 'object' || detail === null) return undefined;
    const { info, provider } = detail as { info?: unknown; provider?: unknown };
    const { uuid, name, icon, rdns } = (typeof info === 'object' && info !== null ? info : {}) as WalletAnnouncement['info'];
    return { info: { uuid, name, icon, rdns }, provider, isFrozen: Object.isFrozen(detail) };
  } catch {
    return undefined;
  }
}

async function waitUntil(isDone: () => boolean, waitMs: number): Promise<void> {
  const stepMs = 20;
  for (let waitedMs = 0; waitedMs < waitMs && !isDone(); waitedMs += stepMs) {
    await new Promise((resolve) => {
      setTimeout(resolve, stepMs);
    });
  }
}
