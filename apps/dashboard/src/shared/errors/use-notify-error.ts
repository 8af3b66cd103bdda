import { useCallback } from 'react';
import { notify } from '../overlays/notify.ts';
import { useErrorText } from './use-error-text.ts';

/** Says that something was not done, and why, with the code that support asks for. */
export function useNotifyError(): (title: string, error: unknown) => void {
  const textOf = useErrorText();
  return useCallback(
    (title, error) => {
      const { message, details } = textOf(error);
      notify('error', { title, message: details === '' ? message : `${message} (${details})` });
    },
    [textOf],
  );
}
