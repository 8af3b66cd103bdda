import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ComposedRequest } from './composed-request.ts';

/** Request sent from this page. `sentAt` identifies it, because only one is sent at a time. */
export interface SentRequest {
  readonly request: ComposedRequest;
  /** Unix milliseconds. */
  readonly sentAt: number;
  readonly outcome: Outcome;
}

export type Outcome =
  | { readonly kind: 'answered'; readonly received: ReceivedReply; readonly reply: Reply }
  /** No response: the endpoint wasn't reached, or the user stopped waiting. */
  | { readonly kind: 'network' | 'stopped' };

interface ReceivedReply {
  /** HTTP status; null over WebSocket. */
  readonly status: number | null;
  readonly text: string;
  /** Time from sending to the last byte. Excludes connecting over WebSocket. */
  readonly timeMs: number;
  readonly sizeBytes: number;
  readonly retryAfterSeconds: number | null;
}

export type Reply =
  | { readonly kind: 'result'; readonly text: string }
  /** Rejected by the gateway, so nothing was charged. */
  | { readonly kind: 'gateway'; readonly text: string; readonly code: string; readonly message: string }
  /** Error returned by the node. */
  | { readonly kind: 'node'; readonly text: string; readonly message: string }
  | { readonly kind: 'unreadable'; readonly text: string };

interface SendParameters {
  readonly request: ComposedRequest;
  readonly url: string;
  readonly body: string;
}

/** Sends a request once, without retries. Never rejects; the outcome contains the error. */
export function useSendRequest(onSent: (sent: SentRequest) => void) {
  const controller = useRef<AbortController | null>(null);
  const mutation = useMutation({
    retry: false,
    networkMode: 'always',
    mutationFn: async ({ request, url, body }: SendParameters): Promise<SentRequest> => {
      const { signal } = (controller.current = new AbortController());
      const sentAt = Date.now();
      const outcome: Outcome = await (request.over === 'ws' ? sendOverWebSocket : sendRequest)({ url, body, signal }).then(
        (received) => ({ kind: 'answered', received, reply: readReply(received.text) }),
        () => ({ kind: signal.aborted ? 'stopped' : 'network' }),
      );
      return { request, sentAt, outcome };
    },
    onSuccess: onSent,
  });
  return { send: mutation.mutate, isSending: mutation.isPending, stop: () => controller.current?.abort() };
}

const sentMax = 20;

/** Requests sent with one key, newest first. Kept in memory only. */
export function useSentRequests(apiKeyId: string) {
  const queryClient = useQueryClient();
  const queryKey = ['sentRequests', { apiKeyId }] as const;
  const { data = [] } = useQuery<readonly SentRequest[]>({ queryKey, queryFn: skipToken, gcTime: Infinity, staleTime: Infinity });
  return {
    sent: data,
    add: (request: SentRequest) =>
      queryClient.setQueryData<readonly SentRequest[]>(queryKey, (before = []) => [request, ...before].slice(0, sentMax)),
    clear: () => queryClient.setQueryData<readonly SentRequest[]>(queryKey, []),
  };
}

interface SendRequestParameters {
  readonly url: string;
  readonly body: string;
  readonly signal: AbortSignal;
}

/**
 * Sends no cookies.
 *
 * @throws {TypeError} if the endpoint can't be reached
 * @throws {DOMException} `AbortError` after `signal` was aborted
 */
async function sendRequest({ url, body, signal }: SendRequestParameters): Promise<ReceivedReply> {
  const startedAt = performance.now();
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    signal,
    credentials: 'omit',
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
  });
  const bytes = await response.arrayBuffer();
  const timeMs = Math.round(performance.now() - startedAt);
  const retryAfter = Number.parseInt(response.headers.get('retry-after') ?? '', 10);
  return {
    status: response.status,
    text: new TextDecoder().decode(bytes),
    timeMs,
    sizeBytes: bytes.byteLength,
    retryAfterSeconds: Number.isNaN(retryAfter) ? null : retryAfter,
  };
}

/**
 * Opens a WebSocket connection for one request and closes it after the first message. Browsers don't reveal why a connection was refused.
 *
 * @throws {Error} if the connection is refused or closes before a response
 * @throws {DOMException} `AbortError` after `signal` was aborted
 */
export function sendOverWebSocket({ url, body, signal }: SendRequestParameters): Promise<ReceivedReply> {
  const socket = new WebSocket(url);
  return new Promise<ReceivedReply>((resolve, reject) => {
    let sentAt = 0;
    signal.addEventListener('abort', () => reject(new DOMException('Stopped', 'AbortError')), { once: true });
    socket.addEventListener('open', () => {
      sentAt = performance.now();
      socket.send(body);
    });
    socket.addEventListener('message', ({ data }) => {
      const text = String(data);
      const timeMs = Math.round(performance.now() - sentAt);
      resolve({ status: null, text, timeMs, sizeBytes: new TextEncoder().encode(text).byteLength, retryAfterSeconds: null });
    });
    socket.addEventListener('close', ({ code }) => reject(new Error(`The connection closed with ${code} before a response`)));
  }).finally(() => socket.close());
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Parses a JSON-RPC response. `text` is for display and indented if it is JSON. */
export function readReply(text: string): Reply {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { kind: 'unreadable', text };
  }
  const pretty = JSON.stringify(value, null, 2);
  if (!isFields(value) || (!('result' in value) && !isFields(value['error']))) return { kind: 'unreadable', text: pretty };
  const { error } = value;
  if (!isFields(error)) return { kind: 'result', text: pretty };
  const message = typeof error['message'] === 'string' ? error['message'] : '';
  const { data } = error;
  // Only the gateway's errors have a request ID next to their code.
  const isGateway = isFields(data) && typeof data['code'] === 'string' && typeof data['requestId'] === 'string';
  return isGateway ? { kind: 'gateway', text: pretty, code: String(data['code']), message } : { kind: 'node', text: pretty, message };
}
