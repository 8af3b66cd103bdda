import { clerkUIScriptUrl } from '@clerk/shared/loadClerkJsScript';
import { loadScript } from '@clerk/shared/loadScript';
import type { ClerkUIConstructor } from '@clerk/shared/ui';
import type { IdentityOptions } from './identity-options.ts';

/** Clerk's script stores its constructor in this global variable. */
const globalName = '__internal_ClerkUICtor';
const timeoutMs = 30_000;

const isConstructor = (value: unknown): value is ClerkUIConstructor => typeof value === 'function';

/**
 * Loads Clerk's prebuilt components, with a new request per call until they are loaded. Clerk's own `loadClerkUIScript` reports a failed script
 * only after 15 s, as an unhandled rejection.
 *
 * @throws if the script cannot be loaded
 */
export function fetchClerkUi(options: IdentityOptions): Promise<ClerkUIConstructor> {
  return Promise.race([fetchScript(options), failAfter(timeoutMs)]);
}

async function fetchScript(options: IdentityOptions): Promise<ClerkUIConstructor> {
  if (!isConstructor(Reflect.get(globalThis, globalName)))
    await loadScript(clerkUIScriptUrl(options), { async: true, crossOrigin: 'anonymous' });
  const ClerkUi: unknown = Reflect.get(globalThis, globalName);
  if (!isConstructor(ClerkUi)) throw new Error('The sign-in components failed to load');
  return ClerkUi;
}

function failAfter(delayMs: number): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('The sign-in components took too long to load')), delayMs);
  });
}
