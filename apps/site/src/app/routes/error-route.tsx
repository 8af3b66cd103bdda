import { useTranslation } from '@onepoint/i18n/light';
import { Button } from '@onepoint/ui-kit/button';
import { useRouteError } from 'react-router';
import { Message } from '../../features/shell/message.tsx';

/** Stands in for a page that failed to load or to render. */
export function ErrorRoute() {
  const { t } = useTranslation(['page', 'common']);
  const error = useRouteError();
  return (
    <Message title={t('error.title')} text={t('error.text')} details={error instanceof Error ? error.message : t('error.unknown')}>
      <Button variant="primary" size="lg" onClick={() => location.reload()}>
        {t('common:actions.reload')}
      </Button>
    </Message>
  );
}
