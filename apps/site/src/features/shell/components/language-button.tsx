import { findLanguage } from '@onepoint/i18n';
import { useTranslation } from '@onepoint/i18n/light';
import { Button } from '@onepoint/ui-kit/button';
import { Languages } from 'lucide-react';
import { useRef } from 'react';
import { usePage } from '../../../shared/page-context-provider.tsx';
import { LanguageDialog } from './language-dialog.tsx';

/** Opens the choice of languages. Nothing where the build has only one. */
export function LanguageButton({ className }: { className?: string | undefined }) {
  const { t } = useTranslation('common');
  const { locale, languages } = usePage();
  const dialogRef = useRef<HTMLDialogElement>(null);
  const label = findLanguage(locale)?.label ?? locale;
  if (languages.length < 2) return null;
  return (
    <>
      <Button
        variant="ghost"
        className={className}
        icon={<Languages aria-hidden />}
        aria-label={t('language.current', { label })}
        aria-haspopup="dialog"
        onClick={() => dialogRef.current?.showModal()}
      >
        {label}
      </Button>
      <LanguageDialog ref={dialogRef} />
    </>
  );
}
