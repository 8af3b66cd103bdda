import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notify } from '../../../shared/overlays/notify.ts';
import { useAccountErrorText } from './use-account-error-text.ts';

export interface AccountChangeParameters<TVariables, TResult> {
  change: (variables: TVariables) => Promise<TResult>;
  /** Said once it is done. @default nothing */
  done?: (variables: TVariables) => string;
  /** Said where it was refused; without it the refusal is shown where the change is made. */
  failed?: string;
}

/** A change of the account. What the API tells of users is read again afterwards. */
export function useAccountChange<TVariables = void, TResult = unknown>({
  change,
  done,
  failed,
}: AccountChangeParameters<TVariables, TResult>) {
  const queryClient = useQueryClient();
  const textOf = useAccountErrorText();
  return useMutation({
    mutationFn: (variables: TVariables) => change(variables),
    onSuccess: (_, variables) => {
      if (done) notify('success', { title: done(variables) });
      void queryClient.invalidateQueries();
    },
    onError: (error) => {
      if (failed !== undefined) notify('error', { title: failed, message: textOf(error) });
    },
  });
}
