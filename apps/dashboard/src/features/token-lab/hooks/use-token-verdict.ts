import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import type { DecodedToken } from '../data/decode-token.ts';
import type { fetchPublicKeys } from '../data/fetch-public-keys.ts';
import { judgeTimes, verifyToken } from '../data/verify-token.ts';

export interface TokenVerdictParameters {
  /** What was typed; names the query. */
  text: string;
  /** Null for what is no token. */
  token: DecodedToken | null;
  /** Whose keys are believed: the session's. Undefined until it is known. */
  issuer: string | undefined;
  nowMs: number;
  fetchKeys: typeof fetchPublicKeys;
}

/** Verifies a token in the browser. A genuine one is judged by its times again as they pass. */
export function useTokenVerdict({ text, token, issuer, nowMs, fetchKeys }: TokenVerdictParameters) {
  const keys = useQuery({
    queryKey: ['publicKeys', issuer],
    queryFn: issuer === undefined ? skipToken : ({ signal }) => fetchKeys(issuer, signal),
  });
  const isReady = keys.data !== undefined && token !== null && issuer !== undefined;
  const { data: verdict } = useQuery({
    queryKey: ['tokenVerdict', issuer, keys.dataUpdatedAt, text],
    queryFn: isReady ? () => verifyToken({ token, keys: keys.data, issuer, nowMs: Date.now() }) : skipToken,
    placeholderData: token === null ? undefined : keepPreviousData,
  });
  const isGenuine = verdict === 'valid' || verdict === 'expired' || verdict === 'notYet';
  return { keys, verdict: token !== null && isGenuine ? judgeTimes(token.claims, nowMs) : token === null ? undefined : verdict };
}
