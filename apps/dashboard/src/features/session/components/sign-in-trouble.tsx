import { useTranslation } from '@onepoint/i18n';
import { ErrorState } from '@onepoint/ui-kit/error-state';
import { SlowNotice } from '../../../shared/slow/slow-notice.tsx';
import { HomeLink } from './home-link.tsx';

export interface SignInTroubleProps {
  /** `cookies`: the browser blocks what signing in needs. */
  reason: 'failed' | 'slow' | 'cookies';
  /** @default false */
  retrying?: boolean;
  onRetry: () => void;
}

/** In place of the sign-in form: why it is not there, another try, and the way back to the site. */
export function SignInTrouble({ reason, retrying = false, onRetry }: SignInTroubleProps) {
  const { t } = useTranslation(['auth', 'common']);
  if (reason === 'slow') {
    return (
      <SlowNotice title={t('login.slow.title')} onRetry={onRetry} action={<HomeLink />}>
        {t('login.slow.text')}
      </SlowNotice>
    );
  }
  const key = reason === 'cookies' ? 'cookies' : 'login.failed';
  return (
    <ErrorState
      title={t(`${key}.title`)}
      onRetry={onRetry}
      retryLabel={t(reason === 'cookies' ? 'common:actions.reload' : 'common:actions.retry')}
      retrying={retrying}
      action={<HomeLink />}
    >
      {t(`${key}.text`)}
    </ErrorState>
  );
}
