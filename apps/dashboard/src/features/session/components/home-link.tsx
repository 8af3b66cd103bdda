import { useTranslation } from '@onepoint/i18n';
import { LinkButton } from '@onepoint/ui-kit/link-button';

/** The way back to the site from where signing in does not go on. */
export function HomeLink() {
  const { t } = useTranslation('auth');
  return (
    <LinkButton variant="ghost" href="/">
      {t('login.back')}
    </LinkButton>
  );
}
