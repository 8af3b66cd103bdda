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
    const detail: unknown = 'detail' in event ? event.detail : undefined;
    if (typeof detail !== 'object' || detail === null || Reflect.get(detail, 'provider') !== provider) return;
    const info: unknown = Reflect.get(detail, 'info');
    announcements.push({ info: typeof info === 'object' && info !== null ? info : {}, isFrozen: Object.isFrozen(detail) });
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

async function waitUntil(isDone: () => boolean, waitMs: number): Promise<void> {
  const stepMs = 20;
  for (let waitedMs = 0; waitedMs < waitMs && !isDone(); waitedMs += stepMs) {
    await new Promise((resolve) => {
      setTimeout(resolve, stepMs);
    });
  }
}
