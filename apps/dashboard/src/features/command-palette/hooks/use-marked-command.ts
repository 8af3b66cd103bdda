import { useState, type KeyboardEvent } from 'react';
import type { FoundCommand } from '../data/search-commands.ts';

/** How far Page Up and Page Down go. */
const page = 8;

export interface MarkedCommandParameters {
  /** What is listed, in its order. */
  found: readonly FoundCommand[];
  /** Brings an option into view. */
  onMoved: (commandId: string) => void;
  onChoose: (commandId: string) => void;
}

/** The option that the field points to: the first, until arrow keys or the pointer choose another. */
export function useMarkedCommand({ found, onMoved, onChoose }: MarkedCommandParameters) {
  const [markedId, setMarkedId] = useState<string>();
  const index = Math.max(
    0,
    found.findIndex(({ command }) => command.id === markedId),
  );
  const count = found.length;
  const handleKeyDown = (event: KeyboardEvent): void => {
    const moves: Record<string, number> = {
      ArrowDown: (index + 1) % count,
      ArrowUp: (index - 1 + count) % count,
      PageDown: Math.min(index + page, count - 1),
      PageUp: Math.max(index - page, 0),
    };
    const next = found[moves[event.key] ?? -1]?.command.id;
    const marked = found[index]?.command.id;
    if (next !== undefined) {
      event.preventDefault();
      setMarkedId(next);
      onMoved(next);
    } else if (event.key === 'Enter' && marked !== undefined && !event.nativeEvent.isComposing) {
      event.preventDefault();
      onChoose(marked);
    }
  };
  return { markedId: found[index]?.command.id, setMarkedId, handleKeyDown };
}
