import { useTranslation } from '@onepoint/i18n';
import { Alert } from '@onepoint/ui-kit/alert';
import { Button } from '@onepoint/ui-kit/button';
import { useEffect, useRef } from 'react';
import styles from './request-chain-form.module.css';

/** A request that was stored, and under which id. */
export function RequestStored({ id }: { id: string }) {
  const { t } = useTranslation(['page', 'common']);
  const ref = useRef<HTMLButtonElement>(null);
  // The button that had the focus is gone with its form.
  useEffect(() => ref.current?.focus(), []);
  return (
    <form method="dialog" className={styles.form}>
      <Alert live tone="positive" title={t('chains.request.stored.title')}>
        {t('chains.request.stored.text', { id })}
      </Alert>
      <Button type="submit" variant="primary" className={styles.submit} ref={ref}>
        {t('common:actions.done')}
      </Button>
    </form>
  );
}
