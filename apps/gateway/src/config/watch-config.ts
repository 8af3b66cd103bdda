import { watchConfiguration, type Variables } from '@onepoint/environment';
import { describeError, type Log } from '../log.ts';
import { roundRuns } from '../rounds.ts';
import { parseEnv, type ReloadableConfig } from './env.ts';

interface WatchConfigOptions {
  readonly env: Variables;
  readonly onChange: (config: ReloadableConfig) => Promise<void>;
  readonly log: Log;
}

/**
 * Re-reads nodes and limits on SIGHUP and when one of their files changes. A configuration that can't be used is logged and counted as a
 * failed run, and the old one stays in effect.
 *
 * @returns a function that stops watching
 */
export function watchConfig({ env, onChange, log }: WatchConfigOptions): () => void {
  const reload = async () => {
    try {
      await roundRuns.run('configuration', async () => onChange(parseEnv(env)));
      log('info', 'configuration reloaded');
    } catch (error) {
      log('error', 'configuration not reloaded, the old one stays', describeError(error));
    }
  };
  const paths = [env['GATEWAY_UPSTREAMS'], env['LIMITS_FILE']].map((value) => value?.trim() ?? '');
  const files = paths.filter((value) => value !== '' && !value.startsWith('{'));
  return watchConfiguration(files, () => void reload());
}
