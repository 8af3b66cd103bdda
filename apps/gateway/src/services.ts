import type { AccessCache } from './access/access-cache.ts';
import type { GatewayConfig } from './config/env.ts';
import type { SeenHeads } from './heads/seen-heads.ts';
import type { ClientAddresses } from './http/client-addresses.ts';
import type { DailyUsage } from './limits/key-usage.ts';
import type { KeyLimiter } from './limits/key-limiter.ts';
import type { RateLimiter } from './limits/rate-limiter.ts';
import type { Log } from './log.ts';
import type { RequestLog } from './metering/request-log.ts';
import type { GatewayMetrics } from './metrics/gateway-metrics.ts';
import type { FilterTokens } from './rpc/filter-tokens.ts';
import type { UsageMeter } from './metering/usage-meter.ts';
import type { ChainUpstreams } from './upstreams/chain-upstreams.ts';

/** What pipeline steps depend on. Lives as long as the process. */
export interface Services {
  readonly config: Pick<GatewayConfig, 'bodyBytesMax' | 'publicOrigin' | 'upstreamTimeoutMs' | 'tryTimeoutMs' | 'traceMethods'>;
  readonly accessCache: AccessCache;
  readonly clientAddresses: ClientAddresses;
  readonly rateLimiter: RateLimiter;
  readonly dailyUsage: DailyUsage;
  readonly keyLimiter: KeyLimiter;
  readonly filterTokens: FilterTokens;
  readonly seenHeads: SeenHeads;
  readonly meter: UsageMeter;
  readonly requestLog: RequestLog;
  readonly metrics: GatewayMetrics;
  readonly upstreams: ReadonlyMap<string, ChainUpstreams>;
  readonly log: Log;
  /** Draining: the process is stopping and its health checks fail, but requests are still accepted. */
  readonly lifecycle: { isDraining: boolean };
}
