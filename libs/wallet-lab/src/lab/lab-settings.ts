import type { PageStorage } from '@onepoint/app-state';
import { z } from 'zod/mini';

interface LabSettings {
  /** Absolute base URL, `https://rpc.example.com/rpc`. */
  readonly gatewayUrl?: string | undefined;
  /** RPC URLs by chain id, used instead of the gateway's. */
  readonly rpcUrls: Readonly<Record<string, string>>;
}

const storageKey = 'onepoint:wallet-lab-settings:v1';

/** An HTTP(S) URL without trailing slashes. */
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

/** Reads the stored settings, or the defaults if nothing valid is stored. */
export function readLabSettings(storage: Pick<PageStorage, 'getItem'>): LabSettings {
  try {
    const parsed = schema.safeParse(JSON.parse(storage.getItem(storageKey) ?? 'null'));
    return parsed.success ? parsed.data : defaults;
  } catch {
    return defaults;
  }
}

/**
 * Stores settings, which apply after a reload.
 *
 * @returns false if the browser blocks storage
 */
export function writeLabSettings(storage: Pick<PageStorage, 'setItem'>, settings: LabSettings): boolean {
  return storage.setItem(storageKey, JSON.stringify(settings));
}
