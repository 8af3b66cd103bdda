import { useEffect, useRef, useState, useSyncExternalStore } from 'react';

/** Uses `given` as controlled state, or internal state that starts as `initial` if `given` is undefined. Both call `onChange`. */
export function useControlled<Value>(
  given: Value | undefined,
  initial: Value,
  onChange: ((value: Value) => void) | undefined,
): readonly [Value, (value: Value) => void] {
  const [own, setOwn] = useState(initial);
  const change = (value: Value) => {
    if (given === undefined) setOwn(value);
    onChange?.(value);
  };
  return [given === undefined ? own : given, change];
}

/** Returns the previous list while its entries are equal. */
export function useSame<Entry>(list: readonly Entry[]): readonly Entry[] {
  const [kept, setKept] = useState(list);
  if (kept.length === list.length && kept.every((entry, index) => entry === list[index])) return kept;
  setKept(list);
  return list;
}

/**
 * Debounces text for a live region, so that screen readers announce only the last of several quick changes. Empty until the first change.
 */
export function useSettled(text: string, settleMs: number): string {
  const firstRef = useRef(text);
  const [settled, setSettled] = useState('');
  useEffect(() => {
    if (text === firstRef.current && settled === '') return undefined;
    const timer = setTimeout(() => setSettled(text), settleMs);
    return () => clearTimeout(timer);
  }, [text, settled, settleMs]);
  return settled;
}

const subscribe = (onChange: () => void) => {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
};

/** The page's `data-theme`, so that canvases redraw on a theme change. */
export function useThemeName(): string {
  return useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset['theme'] ?? 'light',
    () => 'light',
  );
}
