import { ApiError, ContractError, isOutcomeUnknown, isSafeToRepeat, NetworkError } from '@onepoint/api-client';
import type { ErrorCode } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { CancelledError } from '@tanstack/react-query';
import { useCallback } from 'react';
import { notify } from '../overlays/notify.ts';
import { NoProjectError } from '../projects/project-context.ts';

/**
 * Shows an error toast with the reason and support details. If the outcome is unknown, the toast says so instead of `title`, and
 * `createQueryClient` refetches everything on screen.
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

interface ErrorText {
  readonly message: string;
  /** Error code and request ID for support. Can be empty. */
  readonly details: string;
}

/** Returns an error's message: by code for API errors, by kind for network errors, or a warning if the outcome is unknown. */
export function useErrorText(): (error: unknown) => ErrorText {
  const { t, i18n } = useTranslation();
  return useCallback(
    (error) => {
      const textOf = (known: string, details: string): ErrorText => {
        if (!isOutcomeUnknown(error)) return { message: known, details };
        return { message: t(isSafeToRepeat(error) ? 'errors.outcomeUnknown.repeatable' : 'errors.outcomeUnknown.text'), details };
      };
      if (error instanceof ApiError) {
        const request = error.requestId === '' ? '' : ` · ${t('errors.requestId', { id: error.requestId })}`;
        // Error codes newer than this build have no text here, so use the API's message.
        const known = i18n.exists(`apiErrors.${error.code}`) ? t(`apiErrors.${error.code as ErrorCode}`) : error.message;
        return textOf(known, error.code + request);
      }
      if (error instanceof NetworkError)
        return textOf(t(error.code === 'NETWORK_TIMEOUT' ? 'errors.timeout' : 'errors.network'), error.code);
      if (error instanceof ContractError) return textOf(t('errors.stalePage'), `${error.code} · ${error.operationId}`);
      if (error instanceof NoProjectError) return { message: t('errors.noProjectSelected'), details: '' };
      if (error instanceof CancelledError) return { message: t('errors.canceled'), details: '' };
      return { message: t('errors.unknown'), details: error instanceof Error ? error.message : '' };
    },
    [t, i18n],
  );
}
