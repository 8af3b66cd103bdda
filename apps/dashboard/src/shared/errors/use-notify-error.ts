import { isOutcomeUnknown, ApiError, ContractError, isSafeToRepeat, NetworkError } from '@onepoint/api-client';
import type { ErrorCode } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { CancelledError } from '@tanstack/react-query';
import { useCallback } from 'react';
import { notify } from '../overlays/notify.ts';
import { NoProjectError } from '../projects/project-context.ts';

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

export interface ErrorText {
  /** What happened and what to do, for people. */
  readonly message: string;
  /** Code and request id, for support. Empty where there is neither. */
  readonly details: string;
}

/** Puts an error into words: the API's refusals by their code, a missing reply by its kind, a change that may have been made all the same as such. */
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
        // A newer code has no text here: then the API's own sentence.
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
