import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ComboBox';
import { Header } from 'react-aria-components/Header';
import { Choice } from '../popover/choice.tsx';
import popover from '../popover/popover.module.css';
import type { ComboboxOption, ComboboxOptions } from './combobox-options.ts';
import styles from './combobox.module.css';

interface ComboboxListProps {
  options: ComboboxOptions<string>;
  /** Shown in place of options. */
  emptyText: string;
}

function drawOption({ value, label, description, icon, disabled = false }: ComboboxOption<string>) {
  return (
    <ListBoxItem key={value} id={value} textValue={label} isDisabled={disabled} className={popover.item ?? ''}>
      {({ isSelected }) => <Choice label={label} description={description} icon={icon} selected={isSelected} />}
    </ListBoxItem>
  );
}

/** The list under a combobox. */
export function ComboboxList({ options, emptyText }: ComboboxListProps) {
  return (
    <ListBox className={popover.list ?? ''} renderEmptyState={() => <p className={styles.empty}>{emptyText}</p>}>
      {options.map((entry) =>
        'options' in entry ? (
          <ListBoxSection key={entry.id} id={entry.id} className={popover.section ?? ''}>
            <Header className={popover.title}>{entry.title}</Header>
            {entry.options.map(drawOption)}
          </ListBoxSection>
        ) : (
          drawOption(entry)
        ),
      )}
    </ListBox>
  );
}
