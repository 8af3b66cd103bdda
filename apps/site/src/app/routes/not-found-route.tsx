import { useTranslation } from '@onepoint/i18n/light';
import { localePath } from '@onepoint/navigation';
import { LinkButton } from '@onepoint/ui-kit/link-button';
import { usePage } from '../../shared/page-context-provider.tsx';
import { Message } from '../../features/shell/message.tsx';

export function NotFoundRoute() {
  const { t } = useTranslation('page');
  const { locale } = usePage();
  return (
    <Message code="404" title={t('notFound.title')} text={t('notFound.description')}>
      <LinkButton href={localePath('/', locale)} variant="primary" size="lg">
        {t('notFound.home')}
      </LinkButton>
    </Message>
  );
}
