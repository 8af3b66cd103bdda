import { useSession } from '@onepoint/auth/react';
import { useTranslation } from '@onepoint/i18n';
import { keepPreviousData, skipToken, useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFormat } from '../../shared/format/use-format.ts';
import { type DecodedToken, type fetchPublicKeys, judgeTimes, type TokenVerdict, verifyToken } from './token.ts';

/** Requests a session token on mount and on demand. */
export function useSessionToken(onToken: (token: string) => void) {
  const { getToken } = useSession();
  const fetchToken = useMutation({
    mutationFn: async () => {
      const token = await getToken({ skipCache: true });
      if (token === null) throw new Error('No user is signed in');
      return token;
    },
    onSuccess: onToken,
  });
  const { mutate } = fetchToken;
  useEffect(() => mutate(), [mutate]);
  return fetchToken;
}

interface TokenHeadlineParameters {
  /** Null if the text isn't a token. */
  token: DecodedToken | null;
  /** Undefined during verification. */
  verdict: TokenVerdict | undefined;
  nowMs: number;
}

/** Headline: seconds until the token expires, or why it is invalid. */
export function useTokenHeadline({ token, verdict, nowMs }: TokenHeadlineParameters): string | undefined {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  if (token === null) return t('tokenLab.noToken');
  if (verdict === undefined) return undefined;
  if (verdict !== 'valid') return t(`tokenLab.verdicts.${verdict}.title`);
  const count = Math.max(0, Math.round(Number(token.claims['exp']) - nowMs / 1000));
  return t('tokenLab.headline', { count, formatted: format.number(count) });
}

interface TokenVerdictParameters {
  /** The token's text, part of the query key. */
  text: string;
  /** Null if the text isn't a token. */
  token: DecodedToken | null;
  /** The session's issuer, whose keys are trusted. Undefined while loading. */
  issuer: string | undefined;
  nowMs: number;
  fetchKeys: typeof fetchPublicKeys;
}

/** Verifies a token in the browser. Rechecks a genuine token's times as `nowMs` advances. */
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
