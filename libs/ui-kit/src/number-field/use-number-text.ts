import { useState } from 'react';
import { formatDecimalText, roundDecimalText } from './decimal-text.ts';

export interface UseNumberTextParameters {
  value: number | null;
  onValueChange: (value: number | null) => void;
  min: number;
  max: number;
  step: number;
  decimals: number;
  /** What an empty field stands for. */
  emptyValue: number | null;
}

/** Keeps what is typed apart from the number it gives: that one is always rounded and within its limits, the text only once it is left. */
export function useNumberText({ value, onValueChange, min, max, step, decimals, emptyValue }: UseNumberTextParameters) {
  const clamp = (number: number) => Math.min(max, Math.max(min, number));
  const write = (number: number | null) => (number === null ? '' : formatDecimalText(number, decimals));
  const read = (typed: string) => {
    const number = roundDecimalText(typed, decimals);
    return number === null ? emptyValue : clamp(number);
  };
  const [text, setText] = useState(write(value));
  const [seenValue, setSeenValue] = useState(value);
  if (seenValue !== value) {
    setSeenValue(value);
    if (read(text) !== value) setText(write(value));
  }
  const report = (next: number | null) => {
    if (next !== value) onValueChange(next);
  };
  const setTo = (number: number) => {
    const next = clamp(number);
    setText(write(next));
    report(next);
  };
  return {
    text,
    typeText: (typed: string) => {
      setText(typed);
      report(read(typed));
    },
    setTo,
    stepBy: (steps: number) => {
      // Whole units: 0.1 + 0.2 is 0.3 here.
      const scale = 10 ** decimals;
      setTo(value === null ? 0 : (Math.round(value * scale) + steps * Math.round(step * scale)) / scale);
    },
    settle: () => setText(write(value)),
  };
}
