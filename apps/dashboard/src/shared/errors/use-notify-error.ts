import { isOutcomeUnknown } from '@onepoint/api-client';
import { useTranslation } from '@onepoint/i18n';
import { useCallback } from 'react';
import { notify } from '../overlays/notify.ts';
import { useErrorText } from './use-error-text.ts';

/**
 * Says that something was not done, and why, with the code that support asks for. Where it may have been done all the same, it says that instead of
 * `title`; what is on screen is then read again (`createQueryClient`).
 */
export function useNotifyError(): (title: string, error: unknown) => void {
  const { t } = useTranslation();
  const textOf = useErrorText();
  return useCallback(
    (title, error) => {
      const { message, details } = textOf(error);
      const text = details === '' ? message : `${message} (${details})`;
      notify('error', { title: isOutcomeUnknown(error) ? t('errors.outcomeUnknown.title') : title, message: text });
    },
    [t, textOf],
  );
}
