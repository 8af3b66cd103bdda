import { createIdempotencyKey } from '@onepoint/api-client';
import { createChainRequest } from '@onepoint/api-contract/calls/requests';
import { validationMessage } from '@onepoint/i18n';
import { useRef, useState } from 'react';
import { sendChainRequest, type ChainRequestOutcome } from '../data/send-chain-request.ts';

type FieldName = 'projectUrl' | 'message';
/** The first thing that is wrong with each field. */
export type ChainRequestIssues = Readonly<Partial<Record<FieldName, ReturnType<typeof validationMessage>>>>;

function issuesOf(values: Readonly<Record<FieldName, string>>): ChainRequestIssues {
  const { error } = createChainRequest.body.safeParse(values);
  const issues: Partial<Record<FieldName, ReturnType<typeof validationMessage>>> = {};
  for (const issue of error?.issues ?? []) {
    const field = issue.path[0] as FieldName;
    // Nothing typed is nothing filled in, whatever else it is.
    issues[field] ??= values[field].trim() === '' ? { key: 'validation.required', values: {} } : validationMessage(issue);
  }
  return issues;
}

/** The form that asks for a chain: what is typed, what is wrong with it, and what became of sending it. */
export function useChainRequest() {
  const [values, setValues] = useState<Readonly<Record<FieldName, string>>>({ projectUrl: '', message: '' });
  const [isTried, setIsTried] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [outcome, setOutcome] = useState<ChainRequestOutcome>();
  const attempt = useRef({ body: '', key: '', isUnderWay: false });
  const issues = issuesOf(values);

  /** Sends what was typed. Gives the first field that is wrong, if any. */
  const send = async (): Promise<FieldName | undefined> => {
    setIsTried(true);
    const parsed = createChainRequest.body.safeParse(values);
    if (!parsed.success) return issues.projectUrl === undefined ? 'message' : 'projectUrl';
    if (attempt.current.isUnderWay) return undefined;
    const body = JSON.stringify(parsed.data);
    // The same words again are the same request: a try whose answer was lost is stored once.
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
