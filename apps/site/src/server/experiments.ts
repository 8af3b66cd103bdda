import { readFlag, serveFlags } from '@onepoint/flags/server';
import type { FlagKey, FlagValue } from '@onepoint/flags';
import flags from '@onepoint/locales/flags.json' with { type: 'json' };

// Those of the build, until the site's server serves others.
await serveFlags(flags);

export { serveFlags };

/**
 * The variant of an experiment that a page shows. It changes by the hour and differs between languages, but not between visitors: nothing has to be stored
 * on their devices, and the first paint has it.
 */
export function readExperiment<Key extends FlagKey>(key: Key, language: string, now = new Date()): Promise<FlagValue<Key>> {
  return readFlag(key, `${language} ${now.toISOString().slice(0, 13)}`);
}
