import { useTranslation } from '@onepoint/i18n';

/** What was chosen, said as it changes; null where nothing was. */
export function Outcome({ text }: { text: string | null }) {
  const { t } = useTranslation('page');
  return (
    <p role="status" className="text-muted">
      {t('draft.selectx.chosen')}: {text ?? t('draft.selectx.nothing')}
    </p>
  );
}
