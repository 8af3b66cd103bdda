import { defineCheck, judge, skip, type CheckOutcome, type ConformanceLevel } from './conformance-check.ts';

const uuidV4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;
const reverseDomain = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i;

/** A check of the announcements, skipped if there are none. */
const ofAnnouncement = <const Id extends string>(
  id: Id,
  level: ConformanceLevel,
  run: (first: WalletAnnouncement, all: readonly WalletAnnouncement[]) => CheckOutcome,
) =>
  defineCheck({
    id,
    eip: 6963,
    level,
    reach: 'none',
    run: ({ announcements }) => {
      const first = announcements?.[0];
      return announcements === undefined || first === undefined ? skip({ announcements: 0 }) : run(first, announcements);
    },
  });

const matches = (value: unknown, pattern: RegExp): boolean => typeof value === 'string' && pattern.test(value);

/** @see https://eips.ethereum.org/EIPS/eip-6963 */
export const eip6963Checks = [
  defineCheck({
    id: 'walletAnnouncesItself',
    eip: 6963,
    level: 'must',
    reach: 'none',
    run: ({ announcements }) => {
      const evidence = { announcements: announcements?.length ?? 0 };
      return announcements === undefined ? skip(evidence) : judge(announcements.length > 0, evidence);
    },
  }),
  ofAnnouncement('walletAnnouncesAgain', 'must', (_, all) => judge(all.length > 1, { announcements: all.length })),
  ofAnnouncement('uuidIsVersion4', 'must', ({ info: { uuid } }) => judge(matches(uuid, uuidV4), { uuid })),
  ofAnnouncement('uuidStays', 'must', (_, all) => {
    const uuids = [...new Set(all.map(({ info }) => info.uuid))];
    return judge(uuids.length === 1, { uuids });
  }),
  ofAnnouncement('nameIsText', 'must', ({ info: { name } }) => judge(matches(name, /\S/), { name })),
  ofAnnouncement('iconIsDataUri', 'must', ({ info: { icon } }) => {
    const start = typeof icon === 'string' ? icon.slice(0, 40) : icon;
    return judge(matches(icon, /^data:image\//), { icon: start });
  }),
  ofAnnouncement('rdnsIsDomain', 'must', ({ info: { rdns } }) => judge(matches(rdns, reverseDomain), { rdns })),
  ofAnnouncement('detailIsFrozen', 'should', (_, all) => {
    const isFrozen = all.every((announcement) => announcement.isFrozen);
    return judge(isFrozen, { isFrozen });
  }),
] as const;

/** An unvalidated `eip6963:announceProvider` event. */
export interface WalletAnnouncement {
  readonly info: { readonly uuid?: unknown; readonly name?: unknown; readonly icon?: unknown; readonly rdns?: unknown };
  readonly isFrozen: boolean;
}

export interface CollectAnnouncementsParameters {
  readonly window: EventTarget;
  readonly provider: unknown;
  /** How long to wait for the announcement after each request. Default 1,000 ms. */
  readonly waitMs?: number;
}

/** Requests announcements (EIP-6963) twice and collects those of one provider. */
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

/** Reads an event without validating it; undefined if reading throws. */
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
