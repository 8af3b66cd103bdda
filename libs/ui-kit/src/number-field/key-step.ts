import type { KeyboardEvent } from 'react';

/** How many steps a key adds or takes. */
export interface StepSizes {
  /** Arrow keys. */
  readonly arrow: number;
  /** Arrow keys with Shift. */
  readonly shift: number;
  /** PageUp and PageDown. */
  readonly page: number;
}

/** Steps that a key asks for, negative for down; undefined for every other key. */
export function keyStep({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>, { arrow, shift, page }: StepSizes): number | undefined {
  const byArrow = shiftKey ? shift : arrow;
  if (key === 'ArrowUp') return byArrow;
  if (key === 'ArrowDown') return -byArrow;
  if (key === 'PageUp') return page;
  if (key === 'PageDown') return -page;
  return undefined;
}
