import { useEffect, useRef, useState } from 'react';

/**
 * The text once it stayed the same for a while, empty until it first changes: for a live region, which would otherwise
 * read out every step of a zoom.
 *
 * @param settleMs how long it has to stay
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
