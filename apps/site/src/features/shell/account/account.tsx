import { AuthProvider } from '@onepoint/auth/react';
import { TranslationProvider } from '@onepoint/i18n';
import { localePath } from '@onepoint/navigation';
import { publicConfig } from '@onepoint/site-config';
import { usePage } from '../../../shared/page-context-provider.tsx';
import { useLoginPath } from '../../../shared/use-app-paths.ts';
import { AccountLoading } from './account-loading.tsx';
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
  const { locale } = usePage();
  const loginPath = useLoginPath();
  const texts = useAccountTexts();
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
