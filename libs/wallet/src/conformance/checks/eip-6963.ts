import { defineCheck, judge, skip, type CheckOutcome, type ConformanceLevel } from '../conformance-check.ts';
import type { WalletAnnouncement } from '../collect-announcements.ts';

const uuidV4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;
const reverseDomain = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i;

/** A check of what was announced; skipped where nothing was. */
const ofAnnouncement = <const Id extends string>(
  id: Id,
  level: ConformanceLevel,
  run: (first: WalletAnnouncement, all: readonly WalletAnnouncement[]) => CheckOutcome,
) =>
  defineCheck({
    id,
    eip: 6963,
    level,
    reach: 'nobody',
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
    reach: 'nobody',
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
