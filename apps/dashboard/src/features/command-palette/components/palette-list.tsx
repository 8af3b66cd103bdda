import type { FoundGroup } from '../data/search-commands.ts';
import { MarkedText } from './marked-text.tsx';
import styles from './palette-list.module.css';

export interface PaletteListProps {
  /** Id of the list, and beginning of those of its options. */
  id: string;
  label: string;
  groups: readonly FoundGroup[];
  /** Id of the marked command. */
  markedId: string | undefined;
  onMark: (commandId: string) => void;
  onChoose: (commandId: string) => void;
}

/** Id of a command's option in the page. */
export const paletteOptionId = (listId: string, commandId: string): string => `${listId}-${commandId}`;

/** What was found, by groups. Focus stays in the search field; the marked option is the one it points to. */
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
