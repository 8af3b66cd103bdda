import { useTranslation } from '@onepoint/i18n';
import { Alert } from '@onepoint/ui-kit/alert';
import { Skeleton } from '@onepoint/ui-kit/skeleton';
import { useFormat } from '../../shared/format/use-format.ts';
import styles from './claim-list.module.css';
import type { TokenError, TokenVerdict } from './token.ts';

interface ClaimListProps {
  title: string;
  claims: Readonly<Record<string, unknown>>;
  nowMs: number;
}

/** Claims in seconds since 1970 (RFC 7519, section 4.1). */
const timeClaims = new Set(['exp', 'iat', 'nbf']);

/** Explains each claim. Also shows times as relative dates. */
export function ClaimList({ title, claims, nowMs }: ClaimListProps) {
  const { t, i18n } = useTranslation('dashboard');
  const format = useFormat();
  const meaningOf = (name: string): string | undefined => {
    const path = `tokenLab.claims.${name}`;
    return i18n.exists(path, { ns: 'dashboard' }) ? t(path as 'tokenLab.claims.sub') : undefined;
  };
  return (
    <section>
      <h3 className={styles.title}>{title}</h3>
      <dl className={styles.claims}>
        {Object.entries(claims).map(([name, value]) => (
          <div key={name} className={styles.claim}>
            <dt>
              <code>{name}</code>
              <span className={styles.meaning}>{meaningOf(name)}</span>
            </dt>
            <dd>
              <code>{JSON.stringify(value)}</code>
              {timeClaims.has(name) && typeof value === 'number' ? (
                <span className={styles.meaning}>
                  {format.date(value * 1000, { style: 'dateTime' })}, {format.relative(new Date(value * 1000).toISOString(), nowMs)}
                </span>
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface VerdictAlertProps {
  /** Undefined during verification. */
  verdict: TokenVerdict | undefined;
  /** Why the text isn't a token. Null if it is one. */
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
