import { useTranslation } from '@onepoint/i18n';
import { siteConfig } from '@onepoint/site-config';
import { Alert } from '@onepoint/ui-kit/alert';
import { Button } from '@onepoint/ui-kit/button';
import { Link } from '@onepoint/ui-kit/link';

export interface RefusedAddressProps {
  network: string;
  onRetry: () => void;
  retrying: boolean;
}

/** In place of an address that failed its checksum. */
export function RefusedAddress({ network, onRetry, retrying }: RefusedAddressProps) {
  const { t } = useTranslation(['modals', 'common']);
  return (
    <Alert
      tone="negative"
      live
      title={t('modals:cascadeDeposit.refused.title', { network })}
      action={
        <Button size="sm" onClick={onRetry} loading={retrying}>
          {t('common:actions.retry')}
        </Button>
      }
    >
      {t('modals:cascadeDeposit.refused.text')} <Link href={`mailto:${siteConfig.supportEmail}`}>{siteConfig.supportEmail}</Link>
    </Alert>
  );
}
