import { errorCodes, type ErrorCode } from '@onepoint/api-contract';

/** A way in which the API, or the connection to it, fails. */
export interface ApiFault {
  readonly name: string;
  /**
   * Responds instead of the API.
   *
   * @param real the response that the API would send
   * @param signal aborts when the client gives up
   */
  readonly answer: (real: () => Promise<Response>, signal: AbortSignal) => Promise<Response>;
  /** Number of requests that the client makes for one read, or for one change that is safe to repeat. Other changes are sent once. */
  readonly requestsMax: number;
  /** Latest time at which the client gives up, in milliseconds. */
  readonly settlesAfterMs: number;
  /** Key of the message shown for a failed read, in the `common` namespace. */
  readonly textKey: string;
  /** Whether the API might have made the change despite the failure. */
  readonly hidesOutcome: boolean;
}

const retryAfterSecs = 2;
/** Waits before the three retries (300, 600, and 1,200 ms) plus a margin. */
const retriesMs = 3000;
const json = { 'content-type': 'application/json' };

const once = { requestsMax: 1, settlesAfterMs: 0, hidesOutcome: false };
const retried = { requestsMax: 4, settlesAfterMs: retriesMs, hidesOutcome: false };

function refusal(code: ErrorCode, headers: Readonly<Record<string, string>> = {}): ApiFault {
  const { status, message } = errorCodes[code];
  return {
    ...(status === 429 || status >= 500 ? retried : once),
    name: `${String(status)} ${code}`,
    answer: () => Promise.resolve(Response.json({ error: { code, message, requestId: 'req_fault' } }, { status, headers })),
    textKey: `apiErrors.${code}`,
  };
}

/** The API's response with another body. An error of the API stays unchanged. */
const withBody = async (real: () => Promise<Response>, change: (body: string) => BodyInit): Promise<Response> => {
  const response = await real();
  if (!response.ok) return response;
  // The API made the change, but its status might not allow a body.
  return new Response(change(await response.text()), { status: response.status === 204 ? 200 : response.status, headers: json });
};

/** A body whose connection is lost halfway. */
function cutBody(body: string): ReadableStream<Uint8Array> {
  const half = new TextEncoder().encode(body.slice(0, body.length / 2));
  return new ReadableStream({
    start: (controller) => {
      controller.enqueue(half);
      controller.error(new TypeError('network error'));
    },
  });
}

/** Never responds. Rejects like `fetch` when the client gives up. */
const neverAnswer: ApiFault['answer'] = (_real, signal) =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });

/** Every fault that a screen must handle: it shows a message and a way forward, and makes no more than `requestsMax` requests. */
export const apiFaults: readonly ApiFault[] = [
  {
    ...retried,
    name: 'no connection',
    answer: () => Promise.reject(new TypeError('Failed to fetch')),
    textKey: 'errors.network',
    hidesOutcome: true,
  },
  {
    ...retried,
    name: '502 page of a proxy',
    answer: () => Promise.resolve(new Response('<h1>Bad Gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } })),
    textKey: 'apiErrors.UNAVAILABLE',
    hidesOutcome: true,
  },
  { requestsMax: 2, settlesAfterMs: 61_000, name: 'no answer', answer: neverAnswer, textKey: 'errors.timeout', hidesOutcome: true },
  refusal('SESSION_REQUIRED'),
  refusal('ROLE_FORBIDS'),
  refusal('PROJECT_NOT_FOUND'),
  refusal('CHANGED_MEANWHILE'),
  refusal('LIMIT_REACHED'),
  { ...refusal('RATE_LIMITED', { 'retry-after': String(retryAfterSecs) }), settlesAfterMs: 3 * retryAfterSecs * 1000 + retriesMs },
  refusal('INTERNAL'),
  {
    ...once,
    name: 'malformed JSON',
    answer: (real) => withBody(real, (body) => `${body.slice(0, -1)}<`),
    textKey: 'errors.stalePage',
    hidesOutcome: true,
  },
  {
    ...once,
    name: 'another shape',
    answer: (real) => withBody(real, () => '{"unexpected":true}'),
    textKey: 'errors.stalePage',
    hidesOutcome: true,
  },
  { ...retried, name: 'cut mid-body', answer: (real) => withBody(real, cutBody), textKey: 'errors.network', hidesOutcome: true },
];

/** Delay of a slow response in milliseconds, which is longer than it takes the page to say that loading is slow. */
export const slowAnswerMs = 12_000;

/** Responds like the API, but late. */
export const slowAnswer: ApiFault['answer'] = async (real, signal) => {
  await new Promise<void>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    setTimeout(resolve, slowAnswerMs);
  });
  return real();
};
