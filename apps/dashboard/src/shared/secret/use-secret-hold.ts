import { useRef, useState } from 'react';
import { useHoldPage } from '../hold-page/use-hold-page.ts';

export interface SecretHold {
  /** The secret was copied: nothing asks any more. */
  readonly isCopied: boolean;
  readonly handleCopied: () => void;
  /** Closes, or asks first. */
  readonly handleClose: () => void;
  /** What to draw `LeaveWithoutCopying` with, in place of the secret; null while nothing is asked. */
  readonly question: { readonly onStay: () => void; readonly onLeave: () => void } | null;
}

/** Holds a secret that is shown once until it was copied: closing it asks, and so does leaving the page by Back, by a link, and by the browser. */
export function useSecretHold(close: () => void): SecretHold {
  const [isCopied, setIsCopied] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  /** Of the page that was to take the place of this one. */
  const answer = useRef<(isLeaving: boolean) => void>(undefined);
  useHoldPage(!isCopied, () => {
    setIsAsking(true);
    return new Promise((resolve) => {
      answer.current = resolve;
    });
  });
  return {
    isCopied,
    handleCopied: () => setIsCopied(true),
    handleClose: () => (isCopied ? close() : setIsAsking(true)),
    question: isAsking
      ? {
          onStay: () => {
            setIsAsking(false);
            answer.current?.(false);
          },
          onLeave: () => {
            close();
            answer.current?.(true);
          },
        }
      : null,
  };
}
