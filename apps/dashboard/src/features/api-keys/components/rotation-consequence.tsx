import type { ApiKey } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Alert } from '@onepoint/ui-kit/alert';
import { useFormat } from '../../../shared/format/use-format.ts';
import { useNow } from '../../../shared/format/use-now.ts';
import { isRecentlyUsed } from '../data/is-recently-used.ts';
import { rotationGraceSeconds, type RotationGrace } from '../data/rotation-grace.ts';

export interface RotationConsequenceProps {
  apiKey: ApiKey;
  grace: RotationGrace;
}

/** What becomes of the secrets before this rotation, and of what still uses them. */
export function RotationConsequence({ apiKey, grace }: RotationConsequenceProps) {
  const { t } = useTranslation('modals');
  const format = useFormat();
  const now = useNow();
  const key = `${apiKey.prefix}…${apiKey.last4}`;
  const { lastUsedAt, previousSecretEndsAt } = apiKey;
  const atOnce = grace === 'now';
  const stopsSomething = atOnce && isRecentlyUsed(lastUsedAt, now);
  const rotatedBefore = previousSecretEndsAt !== undefined && previousSecretEndsAt !== null && Date.parse(previousSecretEndsAt) > now;
  const when = format.date(now + rotationGraceSeconds[grace] * 1000, { style: 'dateTime' });
  return (
    <Alert
      tone={atOnce || rotatedBefore ? 'caution' : 'info'}
      title={atOnce ? t('rotateApiKey.atOnce', { key }) : t('rotateApiKey.until', { key, when })}
    >
      {stopsSomething || rotatedBefore ? (
        <>
          {stopsSomething ? <p>{t('rotateApiKey.recentlyUsed', { when: format.relative(lastUsedAt, now) })}</p> : null}
          {rotatedBefore ? <p>{t('rotateApiKey.twice')}</p> : null}
        </>
      ) : null}
    </Alert>
  );
}
