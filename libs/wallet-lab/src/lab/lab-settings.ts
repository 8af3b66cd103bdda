import type { PageStorage } from '@onepoint/app-state';
import { z } from 'zod/mini';

/** Where the laboratory reads chains. Empty is the gateway it was built for. */
interface LabSettings {
  /** Absolute base of another gateway, `https://rpc.example.com/rpc`. */
  readonly gatewayUrl?: string | undefined;
  /** RPC addresses by chain id, in place of the gateway's. */
  readonly rpcUrls: Readonly<Record<string, string>>;
}

const storageKey = 'onepoint:wallet-lab-settings:v1';

/** An address that can be asked over HTTP; kept without a slash at its end. */
export const rpcUrlSchema = z.string().check(
  z.trim(),
  z.refine((text) => {
    const url = URL.parse(text);
    return url !== null && (url.protocol === 'https:' || url.protocol === 'http:') && url.hostname !== '';
  }),
  z.overwrite((text) => text.replace(/\/+$/, '')),
);

const schema = z.object({ gatewayUrl: z.optional(rpcUrlSchema), rpcUrls: z.record(z.string().check(z.regex(/^\d+$/)), rpcUrlSchema) });

const defaults: LabSettings = { rpcUrls: {} };

/** The kept settings; the defaults where there are none, or none that can be read. */
export function readLabSettings(storage: Pick<PageStorage, 'getItem'>): LabSettings {
  try {
    const parsed = schema.safeParse(JSON.parse(storage.getItem(storageKey) ?? 'null'));
    return parsed.success ? parsed.data : defaults;
  } catch {
    return defaults;
  }
}

/**
 * Keeps settings for the next load of the page, which is when they count.
 *
 * @returns false where the browser keeps nothing
 */
export function writeLabSettings(storage: Pick<PageStorage, 'setItem'>, settings: LabSettings): boolean {
  return storage.setItem(storageKey, JSON.stringify(settings));
}
