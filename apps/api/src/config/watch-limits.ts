import { watchConfiguration, type Variables } from '@onepoint/environment';
import type { FastifyBaseLogger } from 'fastify';
import { clockRuns } from '../clocks.ts';
import { parseEnv, type Config } from './env.ts';

interface WatchLimitsParameters {
  env: Variables;
  /** Changed in place. */
  config: Pick<Config, 'requestsPerMinute'>;
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
}

/**
 * Applies new limits on SIGHUP, and when the file named by `LIMITS_FILE` changes. Unusable limits are logged and counted as a failed run; the old
 * ones stay in effect.
 *
 * @returns stops watching
 */
export function watchLimits({ env, config, log }: WatchLimitsParameters): () => void {
  const reload = async () => {
    try {
      await clockRuns.run('configuration', async () => {
        config.requestsPerMinute = parseEnv(env).requestsPerMinute;
      });
      log.info('configuration reloaded');
    } catch (error) {
      log.error({ err: error }, 'configuration not reloaded, the old one stays');
    }
  };
  const path = env['LIMITS_FILE']?.trim() ?? '';
  return watchConfiguration(path === '' ? [] : [path], () => void reload());
}
