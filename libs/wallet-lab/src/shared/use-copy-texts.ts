import { useTranslation } from '@onepoint/i18n';

/** Translated labels for a `CopyButton`. */
export function useCopyTexts(): { readonly copiedLabel: string; readonly failedLabel: string } {
  const { t } = useTranslation('common');
  return { copiedLabel: t('actions.copied'), failedLabel: t('states.copyFailed') };
}
