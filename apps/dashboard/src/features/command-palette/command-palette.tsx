import { appState, useAppState } from '@onepoint/app-state';
import { useTranslation } from '@onepoint/i18n';
import { ModalTitle } from '@onepoint/modal-stack';
import { IconButton } from '@onepoint/ui-kit/icon-button';
import { Kbd } from '@onepoint/ui-kit/kbd';
import { Search, X } from 'lucide-react';
import { useId, useState } from 'react';
import { focusOnMount } from '../../shared/focus.ts';
import { useFormat } from '../../shared/format/use-format.ts';
import styles from './command-palette.module.css';
import { PaletteList, paletteOptionId, useMarkedCommand } from './palette-list.tsx';
import { type CommandGroup, rememberCommand, searchCommands } from './search-commands.ts';

export type { Command, CommandGroup } from './search-commands.ts';

interface CommandPaletteProps {
  groups: readonly CommandGroup[];
  /** Commands generated from the query. Listed first and not remembered. @default none */
  offer?: (query: string) => CommandGroup | undefined;
  onClose: () => void;
}

/** ARIA combobox, shown in a modal. */
export function CommandPalette({ groups, offer, onClose }: CommandPaletteProps) {
  const { t } = useTranslation(['modals', 'common']);
  const format = useFormat();
  const listId = useId();
  const [query, setQuery] = useState('');
  const recentIds = useAppState('recentCommands');
  const offered = offer?.(query);
  const shown = [
    ...searchCommands({ groups: offered ? [offered] : [], query: '', recentIds: [], recentLabel: '' }),
    ...searchCommands({ groups, query, recentIds, recentLabel: t('modals:palette.recent') }),
  ];
  const found = shown.flatMap((group) => group.found);
  const handleChoose = (commandId: string): void => {
    const command = found.find((one) => one.command.id === commandId)?.command;
    if (!command) return;
    if (!offered?.commands.includes(command)) appState.set({ recentCommands: rememberCommand(recentIds, commandId) });
    onClose();
    command.run();
  };
  const { markedId, setMarkedId, handleKeyDown } = useMarkedCommand({
    found,
    onMoved: (commandId) => document.getElementById(paletteOptionId(listId, commandId))?.scrollIntoView?.({ block: 'nearest' }),
    onChoose: handleChoose,
  });
  return (
    <div className={styles.palette}>
      <ModalTitle>{t('modals:palette.search')}</ModalTitle>
      <div className={styles.search}>
        <Search size={18} strokeWidth={1.5} aria-hidden />
        <input
          type="text"
          role="combobox"
          aria-label={t('modals:palette.search')}
          placeholder={t('modals:palette.placeholder')}
          aria-expanded
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={markedId === undefined ? undefined : paletteOptionId(listId, markedId)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={80}
          ref={focusOnMount}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setMarkedId(undefined);
          }}
          onKeyDown={handleKeyDown}
        />
        <IconButton size="sm" name={t('common:actions.close')} icon={<X aria-hidden />} onClick={onClose} />
      </div>
      <PaletteList
        id={listId}
        label={t('modals:palette.results')}
        groups={shown}
        markedId={markedId}
        onMark={setMarkedId}
        onChoose={handleChoose}
      />
      {found.length === 0 ? (
        <div className={styles.none}>
          <p>{t('modals:palette.none', { query: query.trim() })}</p>
          <p className={styles.hint}>{t('modals:palette.noneHint')}</p>
        </div>
      ) : null}
      <p role="status" className="visually-hidden">
        {t('modals:palette.found', { count: found.length, formatted: format.number(found.length) })}
      </p>
      <footer className={styles.foot} aria-hidden>
        <span>
          <Kbd>↑</Kbd> <Kbd>↓</Kbd> {t('modals:palette.keys.move')}
        </span>
        <span>
          <Kbd>↵</Kbd> {t('modals:palette.keys.choose')}
        </span>
        <span>
          <Kbd>Esc</Kbd> {t('modals:palette.keys.close')}
        </span>
      </footer>
    </div>
  );
}
