import { useTranslation } from '@onepoint/i18n';
import { Alert } from '@onepoint/ui-kit/alert';
import { Skeleton } from '@onepoint/ui-kit/skeleton';
import type { TokenError } from '../data/token-error.ts';
import type { TokenVerdict } from '../data/verify-token.ts';

export interface VerdictAlertProps {
  /** Undefined while it is being verified. */
  verdict: TokenVerdict | undefined;
  /** Why the text is no token; null for one that is. */
  problem: TokenError['part'] | null;
}

const tones = {
  valid: 'positive',
  expired: 'caution',
  notYet: 'caution',
  tampered: 'negative',
  unknownKey: 'negative',
  otherIssuer: 'negative',
  otherAlgorithm: 'negative',
} as const satisfies Record<TokenVerdict, string>;

/** The verdict on a token, and what it means. */
export function VerdictAlert({ verdict, problem }: VerdictAlertProps) {
  const { t } = useTranslation('dashboard');
  if (problem !== null) {
    return (
      <Alert tone="caution" title={t('tokenLab.noToken')}>
        {t(`tokenLab.problems.${problem}`)}
      </Alert>
    );
  }
  if (verdict === undefined) return <Skeleton lines={2} />;
  return (
    <Alert live tone={tones[verdict]} title={t(`tokenLab.verdicts.${verdict}.title`)}>
      {t(`tokenLab.verdicts.${verdict}.text`)}
    </Alert>
  );
}
