import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { Card } from '@onepoint/ui-kit/card';
import { useId } from 'react';
import { focusOnMount } from '../../../shared/focus.ts';
import { useSubmitPromocode } from '../hooks/use-submit-promocode.ts';
import { PromocodeActivated } from './promocode-activated.tsx';
import { PromocodeForm } from './promocode-form.tsx';
import styles from './promocode-panel.module.css';

/** The form for a promo code; after one was activated, what it brought and the way to another. */
export function PromocodePanel({ projectId }: { projectId: string }) {
  const { t } = useTranslation(['modals', 'dashboard']);
  const formId = useId();
  const { activation, reset, form } = useSubmitPromocode(projectId);
  if (activation) {
    const another = (
      <Button size="sm" onClick={reset} ref={focusOnMount}>
        {t('dashboard:promocodePage.another')}
      </Button>
    );
    return <PromocodeActivated projectId={projectId} activation={activation} action={another} />;
  }
  return (
    <Card title={t('modals:promocode.title')} description={t('modals:promocode.description')} className={styles.panel}>
      <div className={styles.form}>
        <PromocodeForm formId={formId} {...form} />
        <Button type="submit" form={formId} variant="primary" size="lg" loading={form.pending}>
          {t('modals:promocode.submit')}
        </Button>
      </div>
    </Card>
  );
}
