import { isPricedMethod } from '@onepoint/plans-domain';

/** What a method name must look like to appear in statistics under its own name. */
const namePattern = /^[a-z][a-zA-Z0-9]{1,15}_[a-zA-Z0-9_]{1,47}$/u;

/** Where methods go that have no bucket of their own. */
export const otherMethods = 'other';

/** Subscription notifications: no request of the client, but traffic that is charged by size. */
export const notificationMethod = 'eth_subscription';

/**
 * The name under which a method is counted. Names come from clients: those the price table knows are bounded by it; others must look like
 * a method, and the meter limits how many there may be.
 */
export function methodBucket(method: string): { name: string; isBounded: boolean } {
  if (isPricedMethod(method) || method === notificationMethod) return { name: method, isBounded: true };
  return namePattern.test(method) ? { name: method, isBounded: false } : { name: otherMethods, isBounded: true };
}
