import { hostKind } from './hosts.ts';
import type { Variables } from './problem.ts';
import { paymentSandboxKeyPrefix, sandboxExtendedPublicKey } from './sandbox.ts';

const isLiveKey = (value: string): boolean => /^\s*[ps]k_live_/.test(value);
const isCryptoCloudKey = (value: string): boolean => !value.startsWith(paymentSandboxKeyPrefix);
const isOnPublicHost = (value: string): boolean => hostKind(URL.parse(value)?.host ?? '') === 'public';

/** Real keys and public addresses. A developer's machine that has one must set `ONEPOINT_ENV=development`. */
const signs: Readonly<Record<string, { reason: string; isReal: (value: string) => boolean }>> = {
  PUBLIC_ORIGIN: {
    reason: 'is a public address',
    isReal: (value) => isOnPublicHost(value) || (/^https:/i.test(value) && hostKind(URL.parse(value)?.host ?? '') !== 'loopback'),
  },
  CLERK_PUBLISHABLE_KEY: { reason: 'is a live key', isReal: isLiveKey },
  CLERK_SECRET_KEY: { reason: 'is a live key', isReal: isLiveKey },
  CRYPTOCLOUD_API_KEY: { reason: 'is a CryptoCloud account’s', isReal: isCryptoCloudKey },
  CRYPTOCLOUD_SHOP_ID: { reason: 'is a CryptoCloud account’s', isReal: isCryptoCloudKey },
  CRYPTOCLOUD_SECRET: { reason: 'is a CryptoCloud account’s', isReal: isCryptoCloudKey },
  DEPOSIT_XPUB: { reason: 'is a real account’s', isReal: (value) => value.trim() !== sandboxExtendedPublicKey },
  DATABASE_URL: { reason: 'is on a public host', isReal: isOnPublicHost },
  ONEPOINT_CLERK_PUBLISHABLE_KEY: { reason: 'is a live key', isReal: isLiveKey },
  ONEPOINT_PRODUCTION_HOST: { reason: 'is a public host', isReal: (value) => hostKind(value.trim()) === 'public' },
};

/** Lists why an environment without `ONEPOINT_ENV` looks like production, such as `CLERK_SECRET_KEY is a live key`. */
export function findSigns(set: Variables): readonly string[] {
  return Object.entries(signs).flatMap(([variable, { reason, isReal }]) => {
    const value = set[variable];
    return value !== undefined && isReal(value) ? [`${variable} ${reason}`] : [];
  });
}
