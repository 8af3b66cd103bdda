import type { ErrorCode } from '@onepoint/gateway-errors';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { expectAnswer } from '../rpc/judge-answer.ts';
import { parseRequest } from '../rpc/parse-request.ts';
import { brokenAnswers, brokenBatchAnswers, brokenSingleAnswers, type BrokenAnswer } from '../testing/broken-answers.ts';
import { answerAll, startFakeNode, type FakeNode } from '../testing/fake-node.ts';
import { CallLatencies, HedgeBudget } from '../upstreams/call-latencies.ts';
import { HttpUpstream } from '../upstreams/http-upstream.ts';
import type { AnswerSink, AnswerStream } from './answer-sinks.ts';
import { HeldMemory } from './held-memory.ts';
import { isRepeatable } from './provider-call.ts';
import { UpstreamCall } from './upstream-call.ts';

/** Faults that are fine for our own nodes but not for providers: another content type, long responses, rejecting a whole batch. */
const fineForOwnNodes = new Set(['JSON that is said to be a web page', 'an answer that is far too large', 'one error for a batch']);
const isBroken = ([name]: readonly [string, BrokenAnswer]) => !fineForOwnNodes.has(name);

let node: FakeNode;
let behaviour: BrokenAnswer;

beforeAll(async () => {
  node = await startFakeNode((response, body, request) => {
    if (request.url === '/good') answerAll(response, body, request);
    else behaviour(response, body);
  });
});

afterAll(() => node.close());

const timeoutMs = 60_000;

interface Outcome {
  readonly text: string;
  /** Null if the response completed. */
  readonly code: ErrorCode | null;
  readonly failed: readonly number[];
}

async function ask(
  body: string,
  paths: readonly string[],
  isStreamed = true,
  memory = new HeldMemory({ subject: 'proj_test', isPaying: true }),
) {
  const candidates = paths.map((path) => new HttpUpstream(`${node.address}${path}`, timeoutMs));
  onTestFinished(async () => {
    memory.release();
    await Promise.all(candidates.map((upstream) => upstream.close()));
  });
  const rpc = parseRequest(body, true);
  node.bodies.length = 0;
  const outcome = await new Promise<Outcome>((resolve) => {
    const seen: Buffer[] = [];
    const settle = (code: ErrorCode | null, failed: Iterable<number> = []) =>
      resolve({ text: Buffer.concat(seen).toString(), code, failed: [...failed] });
    const stream: AnswerStream = {
      start: () => undefined,
      data: (chunk) => seen.push(chunk) > 0,
      onReady: (listener) => listener(),
      end: () => settle(null),
    };
    const sink: AnswerSink = {
      stream: isStreamed ? stream : null,
      answer: (whole, failed) => {
        seen.push(whole);
        settle(null, failed.keys());
      },
      fail: (code) => settle(code),
      abandon: () => undefined,
    };
    const expected = expectAnswer(rpc, null);
    const hedging = { latencies: new CallLatencies(), budget: new HedgeBudget(0), method: '' };
    new UpstreamCall({
      candidates,
      body,
      expected,
      isRepeatable: isRepeatable(rpc),
      timeoutMs,
      tryTimeoutMs: timeoutMs,
      hedging,
      resolved: null,
      heads: null,
      memory,
      sink,
    }).start();
  });
  // A node that failed rests, and returns gradually.
  const failedNodes = candidates.filter((upstream) => upstream.health.trouble(performance.now()) !== null).length;
  return { ...outcome, failedNodes, asked: node.bodies.length };
}

const read = (id: number) => `{"jsonrpc":"2.0","id":${id},"method":"eth_getBalance","params":[]}`;
const single = { body: read(1), good: { jsonrpc: '2.0', id: 1, result: '0x1' } };
const batch = { body: `[${[1, 2, 3].map(read).join(',')}]`, good: [1, 2, 3].map((id) => ({ jsonrpc: '2.0', id, result: '0x1' })) };
const send = '{"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["0x"]}';

describe.each([
  ['a single call', single, [...brokenAnswers, ...brokenSingleAnswers].filter(isBroken)],
  ['a batch', batch, [...brokenAnswers, ...brokenBatchAnswers].filter(isBroken)],
] as const)('the answer of one of our nodes to %s', (_shape, { body, good }, cases) => {
  it.each(cases)('falls back to the next node if it is %s', async (_name, broken) => {
    behaviour = broken;
    const { text, code, failed, failedNodes, asked } = await ask(body, ['/broken', '/good']);
    expect([JSON.parse(text), code, failed]).toEqual([good, null, []]);
    expect({ failedNodes, asked }).toEqual({ failedNodes: 1, asked: 2 });
  });

  it.each(cases)('fails without sending anything to the client if every node returns %s', async (_name, broken) => {
    behaviour = broken;
    expect(await ask(body, ['/broken', '/broken'])).toMatchObject({ text: '', code: 'UPSTREAM_FAILED', failedNodes: 2, asked: 2 });
  });
});

/** Status 429 means that the node didn't process the request. */
const isAmbiguous = (answer: readonly [string, BrokenAnswer]) => isBroken(answer) && !answer[0].includes('429');

it.each(brokenAnswers.filter(isAmbiguous))('sends a transaction once, even if the response is %s', async (_name, broken) => {
  behaviour = broken;
  expect(await ask(send, ['/broken', '/good'])).toMatchObject({ text: '', code: 'UPSTREAM_FAILED', asked: 1 });
});

it('accepts an error response, and one error for a whole batch', async () => {
  behaviour = (response) => response.end('{"jsonrpc":"2.0","id":1,"error":{"code":3,"message":"execution reverted"}}');
  expect(await ask(single.body, ['/own', '/good'])).toMatchObject({ code: null, failed: [0], failedNodes: 0, asked: 1 });
  behaviour = (response) => response.end('{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"batch too large"}}');
  expect(await ask(batch.body, ['/own', '/good'])).toMatchObject({ code: null, failed: [0, 1, 2], failedNodes: 0, asked: 1 });
});

it('skips early hints', async () => {
  behaviour = (response, body) => {
    response.writeEarlyHints({ link: '</x>; rel=preload' }, () =>
      response.end(JSON.stringify({ ...single.good, id: JSON.parse(body).id })),
    );
  };
  expect(await ask(single.body, ['/own', '/good'])).toMatchObject({ text: JSON.stringify(single.good), code: null, asked: 1 });
});

const inParts =
  (whole: string): BrokenAnswer =>
  (response) => {
    response.write(whole.slice(0, 50_000), () => response.write(whole.slice(50_000, 300_000), () => response.end(whole.slice(300_000))));
  };

describe('a response too large to buffer', () => {
  const large = JSON.stringify({ ...single.good, result: `0x${'ab'.repeat(200_000)}` });
  it('is streamed', async () => {
    behaviour = inParts(` ${large}\n\n`);
    expect(await ask(single.body, ['/own', '/good'])).toMatchObject({ text: ` ${large}\n\n`, code: null, failedNodes: 0, asked: 1 });
  });

  it('falls back to the next node if it doesn’t start like JSON', async () => {
    behaviour = inParts(`<html>${large}`);
    expect(await ask(single.body, ['/broken', '/good'])).toMatchObject({ text: JSON.stringify(single.good), code: null, asked: 2 });
  });

  it.each([
    ['ends in the middle', large.slice(0, -1)],
    ['ends as something else', `${large}]`],
  ])('is cut off before the end if it %s', async (_case, whole) => {
    behaviour = inParts(whole);
    const { text, ...rest } = await ask(single.body, ['/broken', '/good']);
    expect(rest).toMatchObject({ code: 'UPSTREAM_FAILED', failedNodes: 1, asked: 1 });
    expect(whole.startsWith(text)).toBe(true);
    expect(text.length).toBeLessThan(whole.length);
  });

  it('is rejected above 16 MiB if the client’s response is composed from it, which isn’t the node’s fault', async () => {
    const memory = new HeldMemory({ subject: 'proj_test', isPaying: true });
    expect(memory.take(16_777_216 - 100_000)).toBe(true);
    behaviour = inParts(large);
    expect(await ask(single.body, ['/own', '/good'], false, memory)).toMatchObject({
      code: 'RESPONSE_TOO_LARGE',
      failedNodes: 0,
      asked: 1,
    });
    memory.release();
    expect(await ask(single.body, ['/own', '/good'], false, memory)).toMatchObject({ text: large, code: null });
  });

  it('is validated as a whole if the client’s response is composed from it', async () => {
    behaviour = inParts(large.slice(0, -1));
    expect(await ask(single.body, ['/broken', '/good'], false)).toMatchObject({ text: JSON.stringify(single.good), code: null, asked: 2 });
  });
});
