import { useTranslation } from '@onepoint/i18n';
import { localePath } from '@onepoint/navigation';
import { LinkButton } from '@onepoint/ui-kit/link-button';

/** The way back to the site, in the language of the page, from where signing in does not go on. */
export function HomeLink() {
  const { t, i18n } = useTranslation('auth');
  return (
    <LinkButton variant="ghost" href={localePath('/', i18n.language)}>
      {t('login.back')}
    </LinkButton>
  );
}
