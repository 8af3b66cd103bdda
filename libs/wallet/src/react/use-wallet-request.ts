import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { toWalletError, type WalletError } from '../errors/wallet-error.ts';

/** A mutation that waits for a wallet, and that the user can stop waiting for. */
export type WalletRequest<Data, Variables> = UseMutationResult<Data, WalletError, Variables> & {
  /** Stops waiting. The request stays open in the wallet, but neither its result nor its error is shown. */
  readonly stop: () => void;
  readonly isStopped: boolean;
};

/**
 * A request to a wallet. It prompts the user, so it is never retried or paused while offline, and has no timeout: only the user knows how long to
 * wait.
 *
 * @param send gets a signal that aborts when the user stops waiting, so that it can skip the remaining steps
 */
export function useWalletRequest<Data, Variables = void>(
  send: (variables: Variables, signal: AbortSignal) => Promise<Data>,
): WalletRequest<Data, Variables> {
  const controller = useRef<AbortController>(undefined);
  const [isStopped, setIsStopped] = useState(false);
  const mutation = useMutation<Data, WalletError, Variables>({
    retry: false,
    networkMode: 'always',
    mutationFn: async (variables) => {
      controller.current = new AbortController();
      try {
        return await send(variables, controller.current.signal);
      } catch (error) {
        throw toWalletError(error);
      }
    },
    onMutate: () => setIsStopped(false),
  });
  const end = (isStoppedNow: boolean): void => {
    mutation.reset();
    setIsStopped(isStoppedNow);
  };
  const stop = (): void => {
    end(true);
    controller.current?.abort();
  };
  return { ...mutation, stop, reset: () => end(false), isStopped };
}
