import { callerOnChain } from './access/access.ts';
import type { Exchange } from './http/answer.ts';
import { admit } from './pipeline/admit.ts';
import { authenticate, refreshCaller } from './pipeline/authenticate.ts';
import { bindFilters } from './pipeline/bind-filters.ts';
import { chargeCompressed, limit } from './pipeline/limit.ts';
import { meter, unreadRequest } from './pipeline/meter.ts';
import { parseRpc } from './pipeline/parse-rpc.ts';
import { parseTarget } from './pipeline/parse-target.ts';
import { readBody } from './pipeline/read-body.ts';
import { requireFeatures } from './pipeline/require-features.ts';
import { restrict } from './pipeline/restrict.ts';
import { serve } from './pipeline/serve.ts';
import type { Services } from './services.ts';

/**
 * Runs the steps of a request, in order. A step that rejects throws a `GatewayError`, and what is known by then (`exchange.rpc`,
 * `exchange.usage`) shapes the response. Usage is opened as soon as the caller is known, and again for the parsed calls, so that later
 * rejections are counted as errors.
 */
export async function handleRpc(exchange: Exchange, services: Services): Promise<void> {
  const target = parseTarget(exchange.request, services.upstreams);
  const sender = await authenticate(target.secret, exchange.request, services);
  exchange.usage = meter(unreadRequest, sender, target.chain, services, exchange);
  const body = await readBody(exchange.request, services.config.bodyBytesMax, (bytes) => chargeCompressed(bytes, sender, services));
  // Don't count errors of this step for any key, because the key might have been revoked in the meantime.
  exchange.usage = undefined;
  const caller = await refreshCaller(sender, services);
  exchange.usage = meter(unreadRequest, caller, target.chain, services, exchange);
  const parsed = requireFeatures(restrict(parseRpc(body, caller, services), caller), target.upstreams);
  const rpc = bindFilters(parsed, callerOnChain(caller, target.chain), services.filterTokens);
  exchange.rpc = rpc;
  const usage = meter(rpc, caller, target.chain, services, exchange);
  exchange.usage = usage;
  admit(caller);
  limit(rpc, caller, services);
  await serve({ exchange, target, body, rpc, caller, usage, services });
}
