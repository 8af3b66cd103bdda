import { readFlag, serveFlags } from '@onepoint/flags/server';
import type { FlagKey, FlagValue } from '@onepoint/flags';
import flags from '@onepoint/locales/flags.json' with { type: 'json' };

// Flags of the build, until the site's server provides others.
await serveFlags(flags);

export { serveFlags };

/**
 * The variant of an experiment on a page. It changes by the hour and differs between languages, but not between visitors, so that nothing has to
 * be stored on their devices, and the first paint can show it.
 */
export function readExperiment<Key extends FlagKey>(key: Key, language: string, now = new Date()): Promise<FlagValue<Key>> {
  return readFlag(key, `${language} ${now.toISOString().slice(0, 13)}`);
}
