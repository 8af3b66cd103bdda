import type { ErrorCode } from '@onepoint/gateway-errors';
import type { FairSlots, SlotCaller } from '../limits/fair-slots.ts';
import { composeForward } from '../rpc/compose-answer.ts';
import { expectAnswer } from '../rpc/judge-answer.ts';
import type { RpcCall, RpcRequest } from '../rpc/parse-request.ts';
import { CallLatencies, HedgeBudget } from '../upstreams/call-latencies.ts';
import type { HttpUpstream } from '../upstreams/http-upstream.ts';
import type { Quorum } from '../upstreams/quorum.ts';
import type { Votes } from '../upstreams/upstream-addresses.ts';
import type { AnswerSink } from './answer-sinks.ts';
import { type CallAnswer, meaningOf, readAnswers } from './compare-answers.ts';
import { HeldMemory } from './held-memory.ts';
import { UpstreamCall } from './upstream-call.ts';

interface QuorumCallOptions {
  /** The request, with block numbers instead of tags in the calls that need a quorum. */
  readonly rpc: RpcRequest;
  readonly votes: readonly (Votes | null)[];
  /** In the order in which to try them. */
  readonly candidates: readonly HttpUpstream[];
  readonly slots: Pick<FairSlots, 'enter'>;
  readonly caller: SlotCaller;
  readonly quorum: Pick<Quorum, 'note'> | null;
  readonly timeoutMs: number;
  readonly tryTimeoutMs: number;
}

interface Ballot {
  readonly index: number;
  readonly votes: Votes;
  readonly counts: Map<string, number>;
  answers: number;
  agreed: CallAnswer | null;
}

/**
 * Sends the same calls to several nodes until enough of them agree on each. A node that fails is replaced by the next one. One that
 * answers differently isn't, because it might be right.
 */
export class QuorumCall {
  readonly #options: QuorumCallOptions;
  readonly #asked: RpcRequest;
  readonly #ballots: readonly Ballot[];
  readonly #memory: HeldMemory;
  readonly #running = new Set<UpstreamCall>();
  readonly #leave = new Map<UpstreamCall, () => void>();
  readonly #done = Promise.withResolvers<void>();
  readonly #startedAt = performance.now();
  #next = 0;
  #failure: ErrorCode = 'UPSTREAM_FAILED';

  constructor(options: QuorumCallOptions) {
    const { rpc, votes } = options;
    this.#options = options;
    this.#memory = new HeldMemory(options.caller);
    const calls = rpc.calls.map((call, index): RpcCall => (votes[index] === null ? { ...call, knownResult: '' } : call));
    this.#asked = { ...rpc, calls };
    this.#ballots = votes.flatMap((needed, index) =>
      needed === null ? [] : [{ index, votes: needed, counts: new Map(), answers: 0, agreed: null }],
    );
  }

  /**
   * Returns the request with the answers on which enough nodes agreed, and errors in place of the others.
   *
   * @throws {GatewayError} `TOO_MANY_WAITING`
   */
  async run(): Promise<RpcRequest> {
    const wanted = Math.max(...this.#ballots.map(({ votes }) => votes.of));
    try {
      for (let turn = 0; turn < wanted; turn += 1) this.#askNext();
      if (this.#running.size === 0) this.#done.resolve();
      await this.#done.promise;
    } finally {
      this.#cancel();
    }
    return this.#answered();
  }

  abandon(): void {
    this.#done.resolve();
    this.#cancel();
    this.#memory.release();
  }

  #cancel(): void {
    for (const call of this.#running) call.abandon();
    for (const leave of this.#leave.values()) leave();
    this.#running.clear();
    this.#leave.clear();
  }

  #askNext(): void {
    const { candidates, slots, caller, timeoutMs, tryTimeoutMs } = this.#options;
    const node = candidates[this.#next];
    const leftMs = this.#startedAt + timeoutMs - performance.now();
    if (node === undefined || leftMs <= 0) return;
    this.#next += 1;
    const call: UpstreamCall = new UpstreamCall({
      candidates: [node],
      body: composeForward(this.#asked) ?? '',
      expected: expectAnswer(this.#asked, 0),
      isRepeatable: true,
      timeoutMs: this.#next < candidates.length ? Math.min(tryTimeoutMs, leftMs) : leftMs,
      tryTimeoutMs,
      // Not shared, because each of these calls goes to one node.
      hedging: { latencies: new CallLatencies(), budget: new HedgeBudget(), method: '' },
      memory: this.#memory,
      resolved: null,
      heads: null,
      sink: this.#sinkFor(() => call),
    });
    try {
      this.#leave.set(
        call,
        slots.enter(caller, () => call.start()),
      );
      this.#running.add(call);
    } catch (error) {
      this.#done.reject(error);
    }
  }

  #sinkFor(call: () => UpstreamCall): AnswerSink {
    return {
      stream: null,
      answer: (body) => {
        this.#count(body.toString());
        this.#ended(call());
      },
      fail: (code) => {
        this.#failure = code;
        this.#askNext();
        this.#ended(call());
      },
      abandon: () => undefined,
    };
  }

  #count(text: string): void {
    const answers = readAnswers(text);
    for (const ballot of this.#ballots) {
      const answer = answers.get(String(ballot.index)) ?? answers.get('null');
      // Other calls of the same batch might need more nodes.
      if (ballot.agreed !== null || ballot.answers === ballot.votes.of || answer === undefined) continue;
      ballot.answers += 1;
      const meaning = ballot.votes.agree === 1 ? '' : meaningOf(answer);
      const count = (ballot.counts.get(meaning) ?? 0) + 1;
      ballot.counts.set(meaning, count);
      if (count >= ballot.votes.agree) ballot.agreed = answer;
    }
  }

  #ended(call: UpstreamCall): void {
    this.#running.delete(call);
    this.#leave.get(call)?.();
    this.#leave.delete(call);
    if (this.#running.size === 0 || this.#ballots.every(({ agreed }) => agreed !== null)) this.#done.resolve();
  }

  #answered(): RpcRequest {
    const { rpc, quorum } = this.#options;
    const calls = [...rpc.calls];
    let disagreements = 0;
    for (const { index, votes, answers, agreed } of this.#ballots) {
      const call = calls[index];
      if (call === undefined) continue;
      const hasEnough = answers >= votes.agree;
      if (agreed === null && hasEnough) disagreements += 1;
      calls[index] = { ...call, ...(agreed ?? { refusal: hasEnough ? 'NODES_DISAGREE' : this.#failure }) };
    }
    quorum?.note(disagreements);
    return { ...rpc, calls, isPlain: false };
  }
}
