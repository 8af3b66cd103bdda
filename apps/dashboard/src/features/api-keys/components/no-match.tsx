import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { EmptyState } from '@onepoint/ui-kit/empty-state';
import { SearchX } from 'lucide-react';

/** Nothing among the keys is what was looked for. */
export function NoMatch({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation('dashboard');
  return (
    <EmptyState
      title={t('apiKeys.search.none')}
      icon={<SearchX aria-hidden />}
      action={<Button onClick={onClear}>{t('apiKeys.search.clear')}</Button>}
    >
      {t('apiKeys.search.noneText')}
    </EmptyState>
  );
}
