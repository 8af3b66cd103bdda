import { useTranslation } from '@onepoint/i18n';
import type { WalletError } from '@onepoint/wallet';
import type { ReactNode } from 'react';
import styles from './error-help.module.css';

type HelpId = WalletError['messageKey'] extends `errors.${infer Id}` ? Id : never;

export interface ErrorHelpProps {
  readonly messageKey: WalletError['messageKey'];
}

/** Why an error comes to be, and what to do about it. */
export function ErrorHelp({ messageKey }: ErrorHelpProps): ReactNode {
  const { t } = useTranslation('provider');
  const id = messageKey.slice('errors.'.length) as HelpId;
  return (
    <dl className={styles.help}>
      <dt>{t('gallery.cause')}</dt>
      <dd>{t(`errorHelp.${id}.cause`)}</dd>
      <dt>{t('gallery.cure')}</dt>
      <dd>{t(`errorHelp.${id}.cure`)}</dd>
    </dl>
  );
}
