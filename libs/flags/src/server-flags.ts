import { OpenFeature, type Provider } from '@openfeature/server-sdk';
import { defaultOf, narrowFlag, type FlagKey, type FlagValue } from './flag-values.ts';
import { parseFlags, type Flags } from './parse-flags.ts';
import { resolveFlag, unsupported } from './resolve-flag.ts';

const createProvider = (flags: Flags): Provider => ({
  metadata: { name: 'json' },
  resolveBooleanEvaluation: async (key, fallback, context) => resolveFlag(flags, key, fallback, context),
  resolveStringEvaluation: async (key, fallback, context) => resolveFlag(flags, key, fallback, context),
  resolveNumberEvaluation: async (_key, fallback) => unsupported(fallback),
  resolveObjectEvaluation: async (_key, fallback) => unsupported(fallback),
});

/**
 * Replaces the flags in use.
 *
 * @throws {z.core.$ZodError} if the file is invalid; the flags in use don't change
 */
export async function serveFlags(file: unknown): Promise<void> {
  await OpenFeature.setProviderAndWait(createProvider(parseFlags(file)));
}

/**
 * Reads a flag on the server. Never rejects.
 *
 * @param targetingKey determines the variant
 */
export async function readFlag<Key extends FlagKey>(key: Key, targetingKey: string): Promise<FlagValue<Key>> {
  const client = OpenFeature.getClient();
  const fallback = defaultOf(key);
  const context = { targetingKey };
  return narrowFlag(
    key,
    await (typeof fallback === 'boolean' ? client.getBooleanValue(key, fallback, context) : client.getStringValue(key, fallback, context)),
  );
}
