import { type ErrorCode, errorCodes } from '@onepoint/gateway-errors';
import { computeUnitsOf, type ErrorStatus, errorStatuses, isPricedMethod } from '@onepoint/plans-domain';
import type { Access, Caller } from '../access/access.ts';
import type { DailyUsage } from '../limits/key-usage.ts';
import type { KeyLimiter } from '../limits/key-limiter.ts';
import type { CallResult, GatewayMetrics } from '../metrics/gateway-metrics.ts';
import type { FailedCalls } from '../rpc/judge-answer.ts';
import { isForwarded, type RpcCall, type RpcRequest } from '../rpc/parse-request.ts';
import type { RequestLog } from './request-log.ts';
import type { OpenCall, UsageMeter } from './usage-meter.ts';

const byHttpStatus: Readonly<Record<number, ErrorStatus>> = {
  401: 'forbidden',
  402: 'unpaid',
  403: 'forbidden',
  429: 'rateLimited',
  500: 'internal',
  502: 'upstreamFailed',
  503: 'internal',
  504: 'upstreamFailed',
};

/** How a rejection or failure by the gateway is counted. Everything without a specific status is the client's invalid request. */
export function errorStatusOf(code: ErrorCode): ErrorStatus {
  return byHttpStatus[errorCodes[code].status] ?? 'invalid';
}

const indexes: ReadonlyMap<ErrorStatus, number> = new Map(errorStatuses.map((status, index) => [status, index]));

export function errorCounter(status: ErrorStatus): number {
  return indexes.get(status) ?? 0;
}

const namePattern = /^[a-z][a-zA-Z0-9]{1,15}_[a-zA-Z0-9_]{1,47}$/u;

export const otherMethods = 'other';

/** Subscription notifications aren't requests by the client, but are charged by size. */
export const notificationMethod = 'eth_subscription';

/**
 * Returns the name under which a method is counted. Clients choose method names, so their number must be bounded: names in the price
 * table are; others must look like a method, and the meter limits how many there are.
 */
export function methodBucket(method: string): { name: string; isBounded: boolean } {
  if (isPricedMethod(method) || method === notificationMethod) return { name: method, isBounded: true };
  return namePattern.test(method) ? { name: method, isBounded: false } : { name: otherMethods, isBounded: true };
}

export interface Arrival {
  readonly requestId: string;
  readonly transport: 'http' | 'websocket';
  /** By `performance.now()`. */
  readonly arrivedAt: number;
  /** Called once when the outcome is known, with the status that an HTTP response would have. */
  readonly onSettled?: ((status: number) => void) | undefined;
}

interface CallUsageServices {
  readonly meter: UsageMeter;
  readonly requestLog: RequestLog;
  readonly dailyUsage: DailyUsage;
  readonly keyLimiter: Pick<KeyLimiter, 'add'>;
  readonly metrics: Pick<GatewayMetrics, 'call'>;
}

interface CallUsageOptions {
  readonly services: CallUsageServices;
  readonly caller: Caller;
  readonly chain: string;
  readonly request: RpcRequest;
  readonly arrival: Arrival;
}

interface Outcome {
  readonly isCharged: boolean;
  readonly errorStatus: ErrorStatus | null;
  /** The gateway's error code, or the node's JSON-RPC error code. */
  readonly code: string | null;
  readonly result: CallResult;
  /** Null if no node was asked, or the client didn't wait for the response. */
  readonly latencyMs: number | null;
}

/** HTTP has no status for a client that disconnected; nginx logs 499. */
const abandonedStatus = 499;

function statusOf(result: CallResult): number {
  if (result === 'ok' || result === 'node_error') return 200;
  return result === 'abandoned' ? abandonedStatus : errorCodes[result].status;
}

const answeredWithError = (code: number | null, latencyMs: number): Outcome => ({
  isCharged: true,
  errorStatus: 'upstreamError',
  code: code === null ? null : String(code),
  result: 'node_error',
  latencyMs,
});

const refused = (code: ErrorCode, latencyMs: number | null = null): Outcome => ({
  isCharged: false,
  errorStatus: errorStatusOf(code),
  code,
  result: code,
  latencyMs,
});

/**
 * Counts a request's calls once, when the outcome is known. Calls answered by a node are charged, even if it returned an error or the
 * client disconnected. Calls that the gateway rejected or the node failed to answer are free and counted as errors. Calls with the key
 * `public` belong to no project and are only counted in metrics.
 */
export class CallUsage implements OpenCall {
  position: number | undefined = undefined;
  readonly #options: CallUsageOptions;
  #request: RpcRequest;
  #providerId: string | null = null;
  #isSettled = false;

  constructor(options: CallUsageOptions) {
    this.#options = options;
    this.#request = options.request;
  }

  get requestId(): string {
    return this.#options.arrival.requestId;
  }

  get projectId(): string | null {
    const { caller } = this.#options;
    return caller.kind === 'public' ? null : caller.access.projectId;
  }

  /**
   * Call when all limits have passed and a node is called. From then on, the calls are charged even if the project is deleted before the
   * node responds.
   */
  admitted(): void {
    if (!this.#isSettled && this.#options.caller.kind === 'key') this.#options.services.meter.opened(this);
  }

  /** Replaces the request by one with the same calls, of which some are now answered or rejected by the gateway. */
  refine(request: RpcRequest): void {
    this.#request = request;
  }

  /** Call for each provider's node that is called. The last one counts. */
  askedProvider(providerId: string): void {
    this.#providerId = providerId;
  }

  /** Call when one of our own nodes is called instead. Counts the provider's failures, which aren't requests by any client. */
  leftProvider(hasFailed: boolean): void {
    const { caller, chain, services } = this.#options;
    const providerId = this.#providerId;
    this.#providerId = null;
    if (!hasFailed || providerId === null || caller.kind === 'public') return;
    for (const call of this.#request.calls) {
      if (isForwarded(call)) services.meter.addProviderFailure(caller.access, { chain, method: call.method, providerId });
    }
  }

  answered(failed: FailedCalls): void {
    const latencyMs = this.#elapsed();
    const succeeded: Outcome = { isCharged: true, errorStatus: null, code: null, result: 'ok', latencyMs };
    this.#settle((index) => {
      const code = failed.get(index);
      return code === undefined ? succeeded : answeredWithError(code, latencyMs);
    });
  }

  /** Call if the client disconnects after the node was called. */
  abandoned(): void {
    this.#settle(() => ({ isCharged: true, errorStatus: null, code: null, result: 'abandoned', latencyMs: null }));
  }

  failed(code: ErrorCode): void {
    const outcome = refused(code, errorStatusOf(code) === 'upstreamFailed' ? this.#elapsed() : null);
    this.#settle(() => outcome);
  }

  #elapsed(): number {
    return performance.now() - this.#options.arrival.arrivedAt;
  }

  /** @param outcomeOf returns the outcome of a call that the gateway didn't reject by itself */
  #settle(outcomeOf: (index: number) => Outcome): void {
    const { caller, chain, services, arrival } = this.#options;
    if (this.#isSettled) return;
    this.#isSettled = true;
    const { calls } = this.#request;
    const outcomes = calls.map(({ refusal }, index) => (refusal === null ? outcomeOf(index) : refused(refusal)));
    for (const { result, latencyMs } of outcomes) services.metrics.call(chain, arrival.transport, result, latencyMs);
    arrival.onSettled?.(statusOf(outcomes[0]?.result ?? 'ok'));
    if (caller.kind === 'public') return;
    services.meter.settled(this);
    const { access } = caller;
    let total = 0;
    for (const [index, outcome] of outcomes.entries()) {
      const call = calls[index];
      if (call === undefined) continue;
      const { isCharged, errorStatus, latencyMs } = outcome;
      const computeUnits = isCharged ? computeUnitsOf(call.method) : 0;
      total += computeUnits;
      // Calls that were rejected or answered elsewhere weren't sent to a provider.
      const where = { chain, method: call.method, providerId: isForwarded(call) ? this.#providerId : null };
      services.meter.add(access, where, { requests: 1, computeUnits, errorStatus, latencyMs });
      if (services.requestLog.samples(access.apiKeyId, errorStatus !== null, outcome.code)) this.#log(access, call, index, outcome);
    }
    if (access.recordedToday !== null) services.dailyUsage.add(access, total);
    services.keyLimiter.add(access, total);
  }

  #log({ projectId, apiKeyId }: Access, { method }: RpcCall, index: number, { isCharged, errorStatus, code, latencyMs }: Outcome): void {
    const { services, chain, arrival } = this.#options;
    services.requestLog.add({
      projectId,
      apiKeyId,
      requestId: arrival.requestId,
      batchIndex: this.#request.isBatch ? index : null,
      chain,
      method: methodBucket(method).name,
      transport: arrival.transport,
      status: errorStatus ?? 'succeeded',
      code,
      latencyMs,
      computeUnits: isCharged ? computeUnitsOf(method) : 0,
      createdAt: new Date(),
    });
  }
}
