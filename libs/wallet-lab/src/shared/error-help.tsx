import { useTranslation } from '@onepoint/i18n';
import { Link } from '@onepoint/ui-kit/link';
import type { WalletError, WalletErrorCode } from '@onepoint/wallet';
import type { ReactNode } from 'react';
import styles from './error-help.module.css';

type HelpId = WalletError['messageKey'] extends `errors.${infer Id}` ? Id : never;

export interface ErrorHelpProps {
  readonly messageKey: WalletError['messageKey'];
  readonly code: WalletErrorCode;
}

/** Why an error comes to be, what to do about it, and where more is written. */
export function ErrorHelp({ messageKey, code }: ErrorHelpProps): ReactNode {
  const { t } = useTranslation('provider');
  const id = messageKey.slice('errors.'.length) as HelpId;
  return (
    <dl className={styles.help}>
      <dt>{t('gallery.cause')}</dt>
      <dd>{t(`errorHelp.${id}.cause`)}</dd>
      <dt>{t('gallery.cure')}</dt>
      <dd>
        {t(`errorHelp.${id}.cure`)} <Link href={`/docs/errors/${code}`}>{t('gallery.more')}</Link>
      </dd>
    </dl>
  );
}
