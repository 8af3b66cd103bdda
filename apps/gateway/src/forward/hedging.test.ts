import type { Dispatcher } from 'undici';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { expectAnswer } from '../rpc/judge-answer.ts';
import { parseRequest } from '../rpc/parse-request.ts';
import { CallLatencies, HedgeBudget } from '../upstreams/call-latencies.ts';
import { HttpUpstream } from '../upstreams/http-upstream.ts';
import { HeldMemory } from './held-memory.ts';
import { isRepeatable } from './provider-call.ts';
import { UpstreamCall } from './upstream-call.ts';

const read = '{"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":[]}';
const send = '{"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["0x"]}';
const timeoutMs = 10_000;
const tryTimeoutMs = 5_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
});

class HeldNode {
  readonly upstream: HttpUpstream;
  readonly requests: { readonly answer: () => void; readonly abort: ReturnType<typeof vi.fn> }[] = [];

  constructor(port: number) {
    this.upstream = new HttpUpstream(`http://127.0.0.1:${port}`, timeoutMs);
    onTestFinished(() => this.upstream.close());
    vi.spyOn(this.upstream.pool, 'dispatch').mockImplementation((_options, handler) => {
      const abort = vi.fn();
      const controller = { abort } as unknown as Dispatcher.DispatchController;
      handler.onRequestStart?.(controller, undefined);
      this.requests.push({
        abort,
        answer: () => {
          handler.onResponseStart?.(controller, 200, {});
          handler.onResponseData?.(controller, Buffer.from('{"jsonrpc":"2.0","id":1,"result":"0x1"}'));
          handler.onResponseEnd?.(controller, {});
        },
      });
      return true;
    });
  }
}

function setUp() {
  const nodes = [1, 2, 3].map((port) => new HeldNode(port));
  const hedging = { latencies: new CallLatencies(), budget: new HedgeBudget(), method: 'eth_getBalance' };
  /** Starts a call, and returns the positions of the nodes that answered it; -1 if it failed. */
  const start = (body = read) => {
    const rpc = parseRequest(body, true);
    const answeredBy: number[] = [];
    const memory = new HeldMemory({ subject: 'proj_test', isPaying: true });
    onTestFinished(() => memory.release());
    new UpstreamCall({
      candidates: nodes.map(({ upstream }) => upstream),
      body,
      expected: expectAnswer(rpc, null),
      isRepeatable: isRepeatable(rpc),
      timeoutMs,
      tryTimeoutMs,
      hedging,
      resolved: null,
      heads: null,
      memory,
      sink: {
        stream: null,
        answer: (_body, _failed, { nodeTag }) => answeredBy.push(nodes.findIndex(({ upstream }) => upstream.tag === nodeTag)),
        fail: () => answeredBy.push(-1),
        abandon: () => undefined,
      },
    }).start();
    return answeredBy;
  };
  const teach = (latencyMs: number) => {
    for (let call = 0; call < 16; call += 1) hedging.latencies.add(hedging.method, latencyMs);
  };
  const asked = () => nodes.map(({ requests }) => requests.length);
  return { nodes, start, teach, asked };
}

describe('a slow call', () => {
  it.each([
    ['after the 95th percentile of its method', 120, 120],
    ['after 30 ms if the method is usually faster', 2, 30],
    ['after 1 s if little is known about the method', null, 1_000],
  ])('is sent to a second node %s, and to no third', (_when, usualMs, hedgeAfterMs) => {
    const { teach, start, asked } = setUp();
    if (usualMs !== null) teach(usualMs);
    start();
    vi.advanceTimersByTime(hedgeAfterMs - 1);
    expect(asked()).toEqual([1, 0, 0]);
    vi.advanceTimersByTime(1);
    expect(asked()).toEqual([1, 1, 0]);
    vi.advanceTimersByTime(tryTimeoutMs - hedgeAfterMs - 1);
    expect(asked()).toEqual([1, 1, 0]);
  });

  it.each([
    ['second', 1, 0],
    ['first', 0, 1],
  ])('has the answer of the %s node if that is earlier, and the other request is canceled', (_name, winner, loser) => {
    const { nodes, teach, start } = setUp();
    teach(100);
    const answeredBy = start();
    vi.advanceTimersByTime(100);
    nodes[winner]?.requests[0]?.answer();
    expect(answeredBy).toEqual([winner]);
    expect(nodes[loser]?.requests[0]?.abort).toHaveBeenCalledOnce();
    nodes[loser]?.requests[0]?.answer();
    expect(answeredBy).toEqual([winner]);
  });

  it('is sent to no second node if it sends a transaction', () => {
    const { teach, start, asked } = setUp();
    teach(100);
    const answeredBy = start(send);
    vi.advanceTimersByTime(timeoutMs - 1);
    expect([asked(), answeredBy]).toEqual([[1, 0, 0], []]);
    vi.advanceTimersByTime(1);
    expect([asked(), answeredBy]).toEqual([[1, 0, 0], [-1]]);
  });

  it('waits for its node once ten calls in a row were sent twice, and later one in ten is', () => {
    const { teach, start, asked } = setUp();
    teach(100);
    for (let call = 0; call < 12; call += 1) start();
    vi.advanceTimersByTime(100);
    expect(asked()).toEqual([12, 10, 0]);
    // 0.1 added ten times is a little less than 1.
    for (let call = 0; call < 11; call += 1) start();
    vi.advanceTimersByTime(100);
    expect(asked()).toEqual([23, 11, 0]);
  });
});
