import { useTranslation } from '@onepoint/i18n';
import { useFormat } from '../../../shared/format/use-format.ts';
import type { DecodedToken } from '../data/decode-token.ts';
import type { TokenVerdict } from '../data/verify-token.ts';

export interface TokenHeadlineParameters {
  /** Null for what is no token. */
  token: DecodedToken | null;
  /** Undefined while it is being verified. */
  verdict: TokenVerdict | undefined;
  nowMs: number;
}

/** The screen's first line: how many seconds the token is still good for, or that it is not. */
export function useTokenHeadline({ token, verdict, nowMs }: TokenHeadlineParameters): string | undefined {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  if (token === null) return t('tokenLab.noToken');
  if (verdict === undefined) return undefined;
  if (verdict !== 'valid') return t(`tokenLab.verdicts.${verdict}.title`);
  const count = Math.max(0, Math.round(Number(token.claims['exp']) - nowMs / 1000));
  return t('tokenLab.headline', { count, formatted: format.number(count) });
}
