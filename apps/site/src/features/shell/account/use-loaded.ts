import { useEffect, useState } from 'react';

export interface Loaded<Value> {
  /** Undefined until it is there. */
  value: Value | undefined;
  failed: boolean;
  /** Tries again after a failure. */
  retry: () => void;
}

/**
 * What a function loads, again whenever the function is another one.
 *
 * @param load keep its identity while it would load the same; its signal aborts when the result is no longer wanted
 */
export function useLoaded<Value>(load: (signal: AbortSignal) => Promise<Value>): Loaded<Value> {
  const [asked, setAsked] = useState({ load });
  const [outcome, setOutcome] = useState<{ value?: Value; failed: boolean }>({ failed: false });
  if (asked.load !== load) setAsked({ load });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const settle = async (): Promise<void> => {
      try {
        const value = await asked.load(signal);
        if (!signal.aborted) setOutcome({ value, failed: false });
      } catch {
        if (!signal.aborted) setOutcome({ failed: true });
      }
    };
    void settle();
    return () => controller.abort();
  }, [asked]);
  const retry = (): void => {
    setOutcome({ failed: false });
    setAsked({ load });
  };
  return { value: outcome.value, failed: outcome.failed, retry };
}
