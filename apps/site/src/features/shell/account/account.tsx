import { AuthProvider } from '@onepoint/auth/react';
import { TranslationProvider, useTranslation } from '@onepoint/i18n/light';
import { localePath } from '@onepoint/navigation';
import { publicConfig } from '@onepoint/site-config';
import { Button } from '@onepoint/ui-kit/button';
import { usePage } from '../../../shared/page-context-provider.tsx';
import { useLoginPath } from '../../../shared/use-app-paths.ts';
import { AccountLoading } from './account-loading.tsx';
import styles from './account-view.module.css';
import { SignedInAccount } from './signed-in-account.tsx';
import { useAccountTexts } from './use-account-texts.ts';

/** No page of the site is Clerk's: whatever it wants to show is a page load. */
const navigation = {
  push: (path: string) => location.assign(path),
  replace: (path: string) => location.replace(path),
  isAppPath: () => false,
};

/** What belongs to the reader who is signed in. Everything that is needed to know them is fetched with it, and only with it. */
export function Account() {
  const { t } = useTranslation('common');
  const { locale } = usePage();
  const loginPath = useLoginPath();
  const { value: texts, failed, retry } = useAccountTexts();
  if (failed) {
    return (
      <div className={styles.message} role="alert">
        <p>{t('states.failed')}</p>
        <Button size="sm" onClick={retry}>
          {t('actions.retry')}
        </Button>
      </div>
    );
  }
  if (texts === undefined) return <AccountLoading />;
  return (
    <TranslationProvider language={locale} dictionaries={texts}>
      <AuthProvider
        publishableKey={publicConfig.clerkPublishableKey}
        navigation={navigation}
        signInPath={loginPath}
        afterSignOutPath={localePath('/', locale)}
      >
        <SignedInAccount />
      </AuthProvider>
    </TranslationProvider>
  );
}
