import { type KeyboardEvent, useState } from 'react';
import styles from './palette-list.module.css';
import type { FoundCommand, FoundGroup } from './search-commands.ts';

/** Number of options that Page Up and Page Down skip. */
const page = 8;

interface MarkedCommandParameters {
  found: readonly FoundCommand[];
  /** Called to scroll an option into view. */
  onMoved: (commandId: string) => void;
  onChoose: (commandId: string) => void;
}

/** Tracks the list's active option: the first, until arrow keys or the pointer select another. */
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

interface MarkedTextProps {
  text: string;
  /** Ascending indexes of the code points to highlight. */
  indexes: readonly number[];
}

function MarkedText({ text, indexes }: MarkedTextProps) {
  if (indexes.length === 0) return text;
  const marked = new Set(indexes);
  const parts: { text: string; isMarked: boolean }[] = [];
  for (const [index, character] of Array.from(text).entries()) {
    const last = parts.at(-1);
    if (last && last.isMarked === marked.has(index)) last.text += character;
    else parts.push({ text: character, isMarked: marked.has(index) });
  }
  // Index keys are safe, because a text's parts never change order.
  return parts.map((part, index) => (part.isMarked ? <mark key={index}>{part.text}</mark> : <span key={index}>{part.text}</span>));
}

interface PaletteListProps {
  /** ID of the list, and prefix of its option IDs. */
  id: string;
  label: string;
  groups: readonly FoundGroup[];
  markedId: string | undefined;
  onMark: (commandId: string) => void;
  onChoose: (commandId: string) => void;
}

export const paletteOptionId = (listId: string, commandId: string): string => `${listId}-${commandId}`;

/** Groups search results. Focus stays in the search field, which refers to the active option. */
export function PaletteList({ id, label, groups, markedId, onMark, onChoose }: PaletteListProps) {
  return (
    <div id={id} role="listbox" aria-label={label} className={styles.list}>
      {groups.map((group) => (
        <div key={group.id} role="group" aria-labelledby={`${id}-group-${group.id}`}>
          <div id={`${id}-group-${group.id}`} role="presentation" className={styles.heading}>
            {group.label}
          </div>
          {group.found.map(({ command, indexes }) => (
            <button
              type="button"
              tabIndex={-1}
              key={command.id}
              id={paletteOptionId(id, command.id)}
              role="option"
              aria-selected={command.id === markedId}
              className={styles.option}
              onPointerMove={() => onMark(command.id)}
              onClick={() => onChoose(command.id)}
            >
              <span className={styles.icon}>{command.icon}</span>
              <span className={styles.label}>
                <MarkedText text={command.label} indexes={indexes} />
              </span>
              {command.note === undefined ? null : <span className={styles.note}>{command.note}</span>}
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}
