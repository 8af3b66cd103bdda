import type { ApiKey } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { useFormat } from '../../../shared/format/use-format.ts';
import { useNow } from '../../../shared/format/use-now.ts';
import { ApiKeyStatus } from './api-key-status.tsx';
import styles from './api-key-facts.module.css';
import { LastUsed } from './last-used.tsx';
import { ShortenedKey } from './shortened-key.tsx';

/** A key in a few words: how to tell it apart, whether it works, and how much. */
export function ApiKeyFacts({ apiKey }: { apiKey: ApiKey }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const now = useNow();
  const { previousSecretEndsAt: oldUntil } = apiKey;
  const facts = [
    { id: 'status', term: t('apiKeys.columns.status'), value: <ApiKeyStatus status={apiKey.status} /> },
    { id: 'key', term: t('apiKeys.detail.key'), value: <ShortenedKey apiKey={apiKey} /> },
    { id: 'today', term: t('apiKeys.detail.requestsToday'), value: format.number(apiKey.requestsToday) },
    { id: 'lastUsed', term: t('apiKeys.detail.lastUsed'), value: <LastUsed at={apiKey.lastUsedAt} /> },
    { id: 'created', term: t('apiKeys.detail.created'), value: format.date(apiKey.createdAt) },
    ...(oldUntil && Date.parse(oldUntil) > now
      ? [{ id: 'previousSecret', term: t('apiKeys.detail.previousSecret'), value: format.date(oldUntil, { style: 'dateTime' }) }]
      : []),
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(({ id, term, value }) => (
        <div key={id}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
