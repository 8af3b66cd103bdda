import { createIdempotencyKey } from '@onepoint/api-client';
import { createChainRequest } from '@onepoint/api-contract/calls/requests';
import { validationMessage } from '@onepoint/i18n';
import { publicConfig } from '@onepoint/site-config';
import { useRef, useState } from 'react';
import type { output } from 'zod/v4/core';

type ChainRequest = output<typeof createChainRequest.body>;

/** The result of a request: its ID, or why it was not stored. */
type ChainRequestOutcome = { kind: 'stored'; id: string } | { kind: 'refused' | 'limited' | 'server' | 'timeout' | 'network' };

/** Same as for API calls in the other apps. */
const timeoutMs = 30_000;

/**
 * Sends the request for a chain. Never rejects.
 *
 * @param idempotencyKey the same for every attempt: the API stores the request once
 */
export async function sendChainRequest(request: ChainRequest, idempotencyKey: string): Promise<ChainRequestOutcome> {
  try {
    const response = await fetch(publicConfig.apiUrl + createChainRequest.path, {
      method: createChainRequest.method,
      headers: { 'content-type': 'application/json', accept: 'application/json', 'idempotency-key': idempotencyKey },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status === 429) return { kind: 'limited' };
    if (response.status >= 500) return { kind: 'server' };
    if (!response.ok) return { kind: 'refused' };
    const stored = createChainRequest.replies[201].safeParse(await response.json());
    // It was stored, but its ID is unreadable. The next attempt has the same idempotency key.
    return stored.success ? { kind: 'stored', id: stored.data.id } : { kind: 'server' };
  } catch (error) {
    if (error instanceof SyntaxError) return { kind: 'server' };
    return { kind: error instanceof DOMException && error.name === 'TimeoutError' ? 'timeout' : 'network' };
  }
}

type FieldName = 'projectUrl' | 'message';
/** The first issue of each field. */
type ChainRequestIssues = Readonly<Partial<Record<FieldName, ReturnType<typeof validationMessage>>>>;

function issuesOf(values: Readonly<Record<FieldName, string>>): ChainRequestIssues {
  const { error } = createChainRequest.body.safeParse(values);
  const issues: Partial<Record<FieldName, ReturnType<typeof validationMessage>>> = {};
  for (const issue of error?.issues ?? []) {
    const field = issue.path[0] as FieldName;
    // Empty fields always get the "required" message.
    issues[field] ??= values[field].trim() === '' ? { key: 'validation.required', values: {} } : validationMessage(issue);
  }
  return issues;
}

/** State of the chain request form: values, issues, and the result of sending. `message` is the initial message. */
export function useChainRequest(message = '') {
  const [values, setValues] = useState<Readonly<Record<FieldName, string>>>({ projectUrl: '', message });
  const [isTried, setIsTried] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [outcome, setOutcome] = useState<ChainRequestOutcome>();
  const attempt = useRef({ body: '', key: '', isUnderWay: false });
  const issues = issuesOf(values);

  /** Sends the form. Returns the first invalid field, if any. */
  const send = async (): Promise<FieldName | undefined> => {
    setIsTried(true);
    const parsed = createChainRequest.body.safeParse(values);
    if (!parsed.success) return issues.projectUrl === undefined ? 'message' : 'projectUrl';
    if (attempt.current.isUnderWay) return undefined;
    const body = JSON.stringify(parsed.data);
    // Unchanged values reuse the key, so that a retry after a lost response is stored once.
    const key = body === attempt.current.body ? attempt.current.key : createIdempotencyKey();
    attempt.current = { body, key, isUnderWay: true };
    setIsSending(true);
    setOutcome(undefined);
    setOutcome(await sendChainRequest(parsed.data, key));
    setIsSending(false);
    attempt.current.isUnderWay = false;
    return undefined;
  };

  return {
    values,
    setValue: (field: FieldName, value: string) => setValues((before) => ({ ...before, [field]: value })),
    issues: isTried ? issues : {},
    isSending,
    outcome,
    send,
  };
}
