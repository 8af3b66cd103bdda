import { unwatchFile, watchFile } from 'node:fs';
import type { Variables } from '@onepoint/environment';
import { describeError, type Log } from '../log.ts';
import { parseEnv, type GatewayConfig } from './env.ts';

/** How often the file is checked. Polling also notices files that are replaced, as configuration management does. */
const intervalMs = 1_000;

interface WatchUpstreamsOptions {
  readonly env: Variables;
  readonly onChange: (upstreams: GatewayConfig['upstreams']) => Promise<void>;
  readonly log: Log;
}

/**
 * Re-reads the nodes on SIGHUP, and when the file that lists them changes. A list that can't be used is logged, and the old one stays.
 *
 * @returns stops watching
 */
export function watchUpstreams({ env, onChange, log }: WatchUpstreamsOptions): () => void {
  const reload = async () => {
    try {
      await onChange(parseEnv(env).upstreams);
      log('info', 'nodes reloaded');
    } catch (error) {
      log('error', 'nodes not reloaded', describeError(error));
    }
  };
  const onSignal = () => void reload();
  process.on('SIGHUP', onSignal);
  const value = env['GATEWAY_UPSTREAMS']?.trim() ?? '';
  const path = value === '' || value.startsWith('{') ? null : value;
  if (path !== null) watchFile(path, { interval: intervalMs, persistent: false }, onSignal);
  return () => {
    process.off('SIGHUP', onSignal);
    if (path !== null) unwatchFile(path, onSignal);
  };
}
