import { clerkUIScriptUrl } from '@clerk/shared/loadClerkJsScript';
import { loadScript } from '@clerk/shared/loadScript';
import type { ClerkUIConstructor } from '@clerk/shared/ui';
import type { IdentityOptions } from './identity-options.ts';

/** Where the script leaves its constructor. */
const globalName = '__internal_ClerkUICtor';
/** A script that has not come by then counts as failed. */
const timeoutMs = 30_000;

const isConstructor = (value: unknown): value is ClerkUIConstructor => typeof value === 'function';

/**
 * Fetches Clerk's prebuilt components, anew each time until they are there. Clerk's own loader (`loadClerkUIScript`) reports a script that failed only
 * after 15 s, and rejects in nobody's hands.
 *
 * @throws where the script cannot be loaded
 */
export function fetchClerkUi(options: IdentityOptions): Promise<ClerkUIConstructor> {
  return Promise.race([fetchScript(options), failAfter(timeoutMs)]);
}

async function fetchScript(options: IdentityOptions): Promise<ClerkUIConstructor> {
  if (!isConstructor(Reflect.get(globalThis, globalName)))
    await loadScript(clerkUIScriptUrl(options), { async: true, crossOrigin: 'anonymous' });
  const ClerkUi: unknown = Reflect.get(globalThis, globalName);
  if (!isConstructor(ClerkUi)) throw new Error('The sign-in components did not load');
  return ClerkUi;
}

function failAfter(delayMs: number): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('The sign-in components did not load in time')), delayMs);
  });
}
