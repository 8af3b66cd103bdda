import { useTranslation } from '@onepoint/i18n';
import { SlowNotice } from '../../../shared/slow/slow-notice.tsx';
import { HomeLink } from './home-link.tsx';

/** The identity service takes long to say who is signed in. Clerk starts once per page, so another try is a reload. A default export for `lazy`. */
export default function SessionSlowNotice() {
  const { t } = useTranslation('auth');
  return (
    <SlowNotice title={t('session.slow.title')} onRetry={() => location.reload()} action={<HomeLink />}>
      {t('session.slow.text')}
    </SlowNotice>
  );
}
