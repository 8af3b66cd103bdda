import { persistedItemSchema } from './persisted-items.ts';

/**
 * The stored text when it is what this version of the library writes, else null. wagmi trusts its storage: broken JSON
 * there rejects its hydration, after which it no longer adds wallets that announce themselves.
 *
 * @param name the key without its prefix
 */
export function parsePersistedItem(name: string, text: string | null): string | null {
  if (text === null) return null;
  try {
    return persistedItemSchema(name).safeParse(JSON.parse(text)).success ? text : null;
  } catch {
    return null;
  }
}
