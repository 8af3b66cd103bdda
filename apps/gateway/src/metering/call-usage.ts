import { type ErrorCode, errorCodes } from '@onepoint/gateway-errors';
import { computeUnitsOf, type ErrorStatus, errorStatuses, isPricedMethod } from '@onepoint/plans-domain';
import type { Caller } from '../access/access.ts';
import type { DailyUsage } from '../limits/key-usage.ts';
import type { KeyLimiter } from '../limits/key-limiter.ts';
import type { RpcCall, RpcRequest } from '../rpc/parse-request.ts';
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

/** What a refusal or failure of the gateway is counted as. What is none of the others is the client's request. */
export function errorStatusOf(code: ErrorCode): ErrorStatus {
  return byHttpStatus[errorCodes[code].status] ?? 'invalid';
}

const indexes: ReadonlyMap<ErrorStatus, number> = new Map(errorStatuses.map((status, index) => [status, index]));

/** The counter of a status in `UsageRow.errorsByStatus`. */
export function errorCounter(status: ErrorStatus): number {
  return indexes.get(status) ?? 0;
}

/** What a method name must look like to appear in statistics under its own name. */
const namePattern = /^[a-z][a-zA-Z0-9]{1,15}_[a-zA-Z0-9_]{1,47}$/u;

/** Where methods go that have no bucket of their own. */
export const otherMethods = 'other';

/** Subscription notifications: no request of the client, but traffic that is charged by size. */
export const notificationMethod = 'eth_subscription';

/**
 * The name under which a method is counted. Names come from clients: those the price table knows are bounded by it; others must look like
 * a method, and the meter limits how many there may be.
 */
export function methodBucket(method: string): { name: string; isBounded: boolean } {
  if (isPricedMethod(method) || method === notificationMethod) return { name: method, isBounded: true };
  return namePattern.test(method) ? { name: method, isBounded: false } : { name: otherMethods, isBounded: true };
}

interface CallUsageServices {
  readonly meter: UsageMeter;
  readonly dailyUsage: DailyUsage;
  readonly keyLimiter: Pick<KeyLimiter, 'add'>;
}

interface CallUsageOptions {
  readonly services: CallUsageServices;
  readonly caller: Caller;
  readonly chain: string;
  readonly request: RpcRequest;
  /** When it came, by `performance.now()`. */
  readonly arrivedAt: number;
}

/** How one call ended. */
interface Outcome {
  readonly isCharged: boolean;
  readonly errorStatus: ErrorStatus | null;
  /** Null for what no node was asked, and where nobody waited for the answer. */
  readonly latencyMs: number | null;
}

const asked = (isCharged: boolean, errorStatus: ErrorStatus | null, latencyMs: number | null): Outcome => ({
  isCharged,
  errorStatus,
  latencyMs,
});

const refused = (code: ErrorCode): Outcome => ({ isCharged: false, errorStatus: errorStatusOf(code), latencyMs: null });

/**
 * Counts the calls of one request, once, when its outcome is known. What the node answered is charged, also when its answer is an error or the
 * client did not wait for it; what we refused, and what the node failed to answer, is counted as errors and charged nothing. Calls with the
 * key `public` belong to nobody and are not counted.
 */
export class CallUsage implements OpenCall {
  readonly #options: CallUsageOptions;
  #providerId: string | null = null;
  #isSettled = false;

  constructor(options: CallUsageOptions) {
    this.#options = options;
  }

  get projectId(): string | null {
    const { caller } = this.#options;
    return caller.kind === 'public' ? null : caller.access.projectId;
  }

  /** Every limit let the calls pass, and a node is asked: they are charged even if the project is deleted before the node answers. */
  admitted(): void {
    if (!this.#isSettled && this.#options.caller.kind === 'key') this.#options.services.meter.opened(this);
  }

  /** A node of this provider was asked. The last one counts. */
  askedProvider(providerId: string): void {
    this.#providerId = providerId;
  }

  /** One of our own nodes is asked instead. What the provider failed to answer is counted as its failures, and as nobody's requests. */
  leftProvider(hasFailed: boolean): void {
    const { caller, chain, request, services } = this.#options;
    const providerId = this.#providerId;
    this.#providerId = null;
    if (!hasFailed || providerId === null || caller.kind === 'public') return;
    for (const { method, refusal } of request.calls) {
      if (refusal === null) services.meter.addProviderFailure(caller.access, { chain, method, providerId });
    }
  }

  /** The node answered, just now; `failed` are the indexes of calls whose answer is an error. */
  answered(failed: ReadonlySet<number>): void {
    const latencyMs = this.#elapsed();
    this.#settle((call, index) =>
      call.refusal === null ? asked(true, failed.has(index) ? 'upstreamError' : null, latencyMs) : refused(call.refusal),
    );
  }

  /** The client left after the node was asked. */
  abandoned(): void {
    this.#settle((call) => (call.refusal === null ? asked(true, null, null) : refused(call.refusal)));
  }

  /** Nothing was answered: refused by us, or the node failed. */
  failed(code: ErrorCode): void {
    const status = errorStatusOf(code);
    const latencyMs = status === 'upstreamFailed' ? this.#elapsed() : null;
    this.#settle((call) => (call.refusal === null ? asked(false, status, latencyMs) : refused(call.refusal)));
  }

  #elapsed(): number {
    return performance.now() - this.#options.arrivedAt;
  }

  #settle(outcomeOf: (call: RpcCall, index: number) => Outcome): void {
    const { caller, chain, request, services } = this.#options;
    if (this.#isSettled || caller.kind === 'public') return;
    this.#isSettled = true;
    services.meter.settled(this);
    const { access } = caller;
    let total = 0;
    for (const [index, call] of request.calls.entries()) {
      const { isCharged, errorStatus, latencyMs } = outcomeOf(call, index);
      const computeUnits = isCharged ? computeUnitsOf(call.method) : 0;
      total += computeUnits;
      // What we refused was asked of nobody.
      const where = { chain, method: call.method, providerId: call.refusal === null ? this.#providerId : null };
      services.meter.add(access, where, { requests: 1, computeUnits, errorStatus, latencyMs });
    }
    if (access.recordedToday !== null) services.dailyUsage.add(access, total);
    services.keyLimiter.add(access, total);
  }
}
