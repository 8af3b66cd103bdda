import { OpenFeature, type Client, type Provider } from '@openfeature/web-sdk';
import { parseFlags, type Flags } from './parse-flags.ts';
import { resolveFlag, unsupported } from './resolve-flag.ts';

const createProvider = (flags: Flags): Provider => ({
  metadata: { name: 'json' },
  resolveBooleanEvaluation: (key, fallback, context) => resolveFlag(flags, key, fallback, context),
  resolveStringEvaluation: (key, fallback, context) => resolveFlag(flags, key, fallback, context),
  resolveNumberEvaluation: (_key, fallback) => unsupported(fallback),
  resolveObjectEvaluation: (_key, fallback) => unsupported(fallback),
});

/** Where every host serves the flags, next to the dictionaries. */
const flagsPath = '/locales/flags.json';

/**
 * Loads the flags into OpenFeature's client for browsers.
 *
 * @throws {Error} if they are missing or invalid
 */
export async function createWebClient(targetingKey: string | undefined): Promise<Client> {
  const response = await fetch(new URL(flagsPath, location.origin));
  if (!response.ok) throw new Error(`${flagsPath} was answered with status ${String(response.status)}`);
  const provider = createProvider(parseFlags(await response.json()));
  await OpenFeature.setProviderAndWait(provider, targetingKey === undefined ? {} : { targetingKey });
  return OpenFeature.getClient();
}
