import { useTranslation } from '@onepoint/i18n';
import { EmptyState } from '@onepoint/ui-kit/empty-state';
import { KeyRound } from 'lucide-react';
import type { ReactNode } from 'react';

export interface NoApiKeysProps {
  /** Button that creates one; missing where the role forbids it. */
  action: ReactNode;
}

export function NoApiKeys({ action }: NoApiKeysProps) {
  const { t } = useTranslation('dashboard');
  return (
    <EmptyState title={t('apiKeys.empty.title')} icon={<KeyRound aria-hidden />} action={action}>
      {t('apiKeys.empty.text')}
    </EmptyState>
  );
}
