import { useTranslation } from '@onepoint/i18n';

/** What a `CopyButton` says afterwards, the same everywhere. */
export function useCopyTexts(): { readonly copiedLabel: string; readonly failedLabel: string } {
  const { t } = useTranslation('common');
  return { copiedLabel: t('actions.copied'), failedLabel: t('states.copyFailed') };
}
