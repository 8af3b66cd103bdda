import { ApiError, ContractError, NetworkError } from '@onepoint/api-client';
import type { ErrorCode } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { useCallback } from 'react';
import { NoProjectError } from '../projects/no-project-error.ts';

export interface ErrorText {
  /** What happened and what to do, for people. */
  readonly message: string;
  /** Code and request id, for support. Empty where there is neither. */
  readonly details: string;
}

/** Puts an error into words: the API's refusals by their code, a missing reply by its kind. */
export function useErrorText(): (error: unknown) => ErrorText {
  const { t, i18n } = useTranslation();
  return useCallback(
    (error) => {
      if (error instanceof ApiError) {
        const request = error.requestId === '' ? '' : ` · ${t('errors.requestId', { id: error.requestId })}`;
        return {
          // A newer code has no text here: then the API's own sentence.
          message: i18n.exists(`apiErrors.${error.code}`) ? t(`apiErrors.${error.code as ErrorCode}`) : error.message,
          details: error.code + request,
        };
      }
      if (error instanceof NetworkError) {
        return { message: t(error.code === 'NETWORK_TIMEOUT' ? 'errors.timeout' : 'errors.network'), details: error.code };
      }
      if (error instanceof ContractError) return { message: t('errors.stalePage'), details: `${error.code} · ${error.operationId}` };
      if (error instanceof NoProjectError) return { message: t('errors.noProjectSelected'), details: '' };
      return { message: t('errors.unknown'), details: error instanceof Error ? error.message : '' };
    },
    [t, i18n],
  );
}
