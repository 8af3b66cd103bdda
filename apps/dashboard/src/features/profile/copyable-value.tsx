import { useTranslation } from '@onepoint/i18n';
import { Code } from '@onepoint/ui-kit/code';
import { CopyButton } from '@onepoint/ui-kit/copy-button';
import styles from './copyable-value.module.css';

interface CopyableValueProps {
  value: string;
  copyLabel: string;
}

export function CopyableValue({ value, copyLabel }: CopyableValueProps) {
  const { t } = useTranslation();
  return (
    <span className={styles.value}>
      <Code code={value} />
      <CopyButton text={value} label={copyLabel} copiedLabel={t('actions.copied')} failedLabel={t('states.copyFailed')} />
    </span>
  );
}
