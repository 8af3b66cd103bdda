import { findLanguage } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { LanguageFlag } from '@onepoint/ui-kit/language-flag';
import { usePreferencesHost } from '../preferences-context.ts';

/** The language of the page; pressed, it opens the choice. */
export function CurrentLanguage() {
  const { t, language, onPickLanguage } = usePreferencesHost();
  const { label = language, flagCode = language } = findLanguage(language) ?? {};
  return (
    <Button
      icon={<LanguageFlag code={flagCode} />}
      aria-label={t('modals:settings.changeLanguage', { label })}
      aria-haspopup="dialog"
      onClick={onPickLanguage}
    >
      {label}
    </Button>
  );
}
