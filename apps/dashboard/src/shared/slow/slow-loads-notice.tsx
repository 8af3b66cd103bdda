import { useTranslation } from '@onepoint/i18n';
import { useQueryClient, type Query } from '@tanstack/react-query';
import { isFirstLoad } from './slow-loads.tsx';
import { SlowNotice } from './slow-notice.tsx';

/** Gives up what loads for the first time, or asks for it anew. A default export for `lazy`. */
export default function SlowLoadsNotice() {
  const { t } = useTranslation('dashboard');
  const client = useQueryClient();
  const cancel = (): void => void client.cancelQueries({ type: 'active', predicate: isFirstLoad }, { revert: false });
  const retry = async (): Promise<void> => {
    const slow = new Set(client.getQueryCache().findAll({ type: 'active', predicate: isFirstLoad }));
    const predicate = (query: Query): boolean => slow.has(query);
    await client.cancelQueries({ predicate });
    await client.refetchQueries({ predicate });
  };
  return (
    <SlowNotice title={t('slow.title')} onCancel={cancel} onRetry={() => void retry()}>
      {t('slow.text')}
    </SlowNotice>
  );
}
