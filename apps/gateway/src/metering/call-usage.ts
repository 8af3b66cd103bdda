import { computeUnitsOf } from '@onepoint/plans-domain';
import type { Caller } from '../access/access.ts';
import type { DailyUsage } from '../limits/daily-usage.ts';
import type { KeyLimiter } from '../limits/key-limiter.ts';
import type { RpcRequest } from '../rpc/rpc-request.ts';
import type { UsageMeter } from './usage-meter.ts';

export interface CallUsageServices {
  readonly meter: UsageMeter;
  readonly dailyUsage: DailyUsage;
  readonly keyLimiter: Pick<KeyLimiter, 'add'>;
}

/**
 * Counts the calls of one request, once, when its outcome is known. What the node answered is charged, also when its answer is an error or the
 * client did not wait for it; what we refused, and what the node failed to answer, is counted as errors and charged nothing. Calls with the
 * key `public` belong to nobody and are not counted.
 */
export class CallUsage {
  readonly #services: CallUsageServices;
  readonly #caller: Caller;
  readonly #chain: string;
  readonly #request: RpcRequest;
  #isSettled = false;

  constructor(services: CallUsageServices, caller: Caller, chain: string, request: RpcRequest) {
    this.#services = services;
    this.#caller = caller;
    this.#chain = chain;
    this.#request = request;
  }

  /** The node answered; `failed` are the indexes of calls whose answer is an error. */
  answered(failed: ReadonlySet<number>): void {
    this.#settle(true, (index) => failed.has(index));
  }

  /** Nothing was answered: refused by us, or the node failed. */
  failed(): void {
    this.#settle(false, () => true);
  }

  #settle(isCharged: boolean, isError: (index: number) => boolean): void {
    if (this.#isSettled || this.#caller.kind === 'public') return;
    this.#isSettled = true;
    const { access } = this.#caller;
    let total = 0;
    for (const [index, call] of this.#request.calls.entries()) {
      if (call.method === '') continue;
      const computeUnits = isCharged && call.refusal === null ? computeUnitsOf(call.method) : 0;
      total += computeUnits;
      this.#services.meter.add(access, this.#chain, call.method, { requests: 1, errors: isError(index) ? 1 : 0, computeUnits });
    }
    if (access.recordedToday !== null) this.#services.dailyUsage.add(access.projectId, total);
    this.#services.keyLimiter.add(access, total);
  }
}
