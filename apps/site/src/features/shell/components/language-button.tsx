import { findLanguage, useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { Languages } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { usePage } from '../../../shared/page-context-provider.tsx';

// Flags and names of all languages are for those who choose one.
const LanguageDialog = lazy(async () => ({ default: (await import('./language-dialog.tsx')).LanguageDialog }));

/** Opens the choice of languages. Nothing where the build has only one. */
export function LanguageButton({ className }: { className?: string | undefined }) {
  const { t } = useTranslation('common');
  const { locale, languages } = usePage();
  const [open, setOpen] = useState(false);
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
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {open ? (
        <Suspense fallback={null}>
          <LanguageDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
