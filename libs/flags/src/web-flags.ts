import type { Client } from '@openfeature/web-sdk';
import { defaultOf, narrowFlag, type FlagKey, type FlagValue } from './flag-values.ts';

/** The SDK is loaded when a flag is read for the first time. */
const loadClient = async (targetingKey: string | undefined): Promise<Client> =>
  (await import('./web-client.ts')).createWebClient(targetingKey);

type ReadFlag = <Key extends FlagKey>(key: Key, targetingKey?: string) => Promise<FlagValue<Key>>;

/** Creates a reader that loads its own copy of the flags. Apps share `readFlag`. */
export function createFlagReader(): ReadFlag {
  let client: Promise<Client> | undefined;
  return async (key, targetingKey) => {
    client ??= loadClient(targetingKey);
    try {
      const fallback = defaultOf(key);
      const flags = await client;
      const value = typeof fallback === 'boolean' ? flags.getBooleanValue(key, fallback) : flags.getStringValue(key, fallback);
      return narrowFlag(key, value);
    } catch {
      client = undefined;
      return defaultOf(key);
    }
  };
}

/**
 * Reads a flag in the browser. The first call loads the flags and OpenFeature's SDK. After a failure, the next call tries again. Never rejects.
 *
 * The targeting key identifies who is asking, such as a project ID. The first call's key determines the variants for the whole page.
 */
export const readFlag: ReadFlag = createFlagReader();
