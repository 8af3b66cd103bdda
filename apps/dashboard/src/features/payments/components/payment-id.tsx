import { useTranslation } from '@onepoint/i18n';
import { Code } from '@onepoint/ui-kit/code';
import { CopyButton } from '@onepoint/ui-kit/copy-button';
import styles from './payment-id.module.css';

/** The id that support asks for, with a way to copy it. */
export function PaymentId({ id }: { id: string }) {
  const { t } = useTranslation(['dashboard', 'common']);
  return (
    <span className={styles.id}>
      <Code code={id} />
      <CopyButton
        text={id}
        label={t('dashboard:payments.copyId')}
        copiedLabel={t('common:actions.copied')}
        failedLabel={t('common:states.copyFailed')}
      />
    </span>
  );
}
