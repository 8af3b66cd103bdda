import { useTranslation } from '@onepoint/i18n';
import { SlowNotice } from '../../shared/slow/slow-notice.tsx';
import { useIsSlow } from '../../shared/slow/use-is-slow.ts';
import { HomeLink } from './components/home-link.tsx';

export interface SessionSlowProps {
  /** @default 10,000 */
  afterMs?: number | undefined;
}

/** Says that the identity service takes long to say who is signed in. Clerk starts once per page, so another try is a reload. */
export function SessionSlow({ afterMs }: SessionSlowProps) {
  const { t } = useTranslation('auth');
  if (!useIsSlow('session', afterMs)) return null;
  return (
    <SlowNotice title={t('session.slow.title')} onRetry={() => location.reload()} action={<HomeLink />}>
      {t('session.slow.text')}
    </SlowNotice>
  );
}
