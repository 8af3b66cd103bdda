import { useState } from 'react';

/** A value, or the last one that was current: what is shown is then of one time, the value and what it is about. */
export function useKept<Value>(value: Value, isCurrent: boolean): Value {
  const [kept, setKept] = useState(value);
  if (isCurrent && kept !== value) setKept(value);
  return isCurrent ? value : kept;
}
