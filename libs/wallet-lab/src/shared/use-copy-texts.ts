import { useTranslation } from '@onepoint/i18n';

/** Labels of a `CopyButton`. */
export function useCopyTexts(): { readonly copiedLabel: string; readonly failedLabel: string } {
  const { t } = useTranslation('common');
  return { copiedLabel: t('actions.copied'), failedLabel: t('states.copyFailed') };
}
