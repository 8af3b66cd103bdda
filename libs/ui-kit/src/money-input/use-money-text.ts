import { useState } from 'react';
import { formatCentsText, parseCentsText } from './cents-text.ts';

export interface UseMoneyTextParameters {
  valueCents: number;
  onValueChange: (cents: number) => void;
  maxCents: number;
}

/**
 * Keeps what is typed apart from what it is worth: "5." and "" are texts of an amount on its way. Leaving the field writes the amount
 * out with both decimals; an empty field becomes 0 only then.
 */
export function useMoneyText({ valueCents, onValueChange, maxCents }: UseMoneyTextParameters) {
  const [text, setText] = useState(formatCentsText(valueCents));
  const [seenCents, setSeenCents] = useState(valueCents);
  if (seenCents !== valueCents) {
    setSeenCents(valueCents);
    if (parseCentsText(text) !== valueCents) setText(formatCentsText(valueCents));
  }
  const report = (cents: number) => {
    if (cents !== valueCents) onValueChange(cents);
  };
  return {
    text,
    isTextAllowed: (typed: string) => parseCentsText(typed) <= maxCents,
    typeText: (typed: string) => {
      setText(typed);
      report(parseCentsText(typed));
    },
    stepBy: (cents: number) => {
      const next = Math.min(maxCents, Math.max(0, parseCentsText(text) + cents));
      setText(formatCentsText(next));
      report(next);
    },
    settle: () => setText(formatCentsText(valueCents)),
  };
}
