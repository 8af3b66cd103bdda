import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ComposedRequest } from './composed-request.ts';
import { readReply } from './read-reply.ts';
import { sendOverWebSocket } from './send-over-websocket.ts';
import { sendRequest } from './send-request.ts';
import type { Outcome, SentRequest } from './sent-request.ts';

export interface SendParameters {
  readonly request: ComposedRequest;
  readonly url: string;
  readonly body: string;
}

/** Sends a request once, and lets the reader stop waiting for it. Never fails: whatever happened is its outcome. */
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
