import { loadClerkUIScript } from '@clerk/shared/loadClerkJsScript';
import type { ClerkUIConstructor } from '@clerk/shared/ui';
import type { IdentityOptions } from './identity-options.ts';

/** Where the script leaves its constructor (@clerk/shared's loader looks in the same place). */
const globalName = '__internal_ClerkUICtor';

const isConstructor = (value: unknown): value is ClerkUIConstructor => typeof value === 'function';

/**
 * Fetches Clerk's prebuilt components, once however often it is called.
 *
 * @throws where the script cannot be loaded
 */
export async function loadClerkUi(options: IdentityOptions): Promise<ClerkUIConstructor> {
  await loadClerkUIScript(options);
  const ClerkUi: unknown = Reflect.get(globalThis, globalName);
  if (!isConstructor(ClerkUi)) throw new Error('The sign-in components did not load');
  return ClerkUi;
}
