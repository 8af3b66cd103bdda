import type { ReactNode, RefObject } from 'react';
import { Header, Menu as AriaMenu, MenuItem, MenuSection, Popover } from 'react-aria-components/Menu';
import { classNames } from '../class-names/class-names.ts';
import { Choice } from '../popover/choice.tsx';
import styles from '../popover/popover.module.css';

export interface MenuAction {
  id: string;
  label: string;
  description?: ReactNode;
  icon?: ReactNode;
  /** Makes the item a link. */
  href?: string | undefined;
  /** `negative` for destructive actions. @default 'neutral' */
  tone?: 'neutral' | 'negative';
  /** Shows a check mark. @default false */
  selected?: boolean;
  /** @default false */
  disabled?: boolean;
}

export interface MenuGroup {
  id: string;
  title?: string | undefined;
  items: readonly MenuAction[];
}

export interface MenuPopoverProps {
  /** Accessible name of the menu, and of an icon-only trigger. */
  label: string;
  groups: readonly MenuGroup[];
  /** Called with the id of the selected item, after the menu has closed. */
  onAction: (id: string) => void;
  onClose: () => void;
  opener: RefObject<HTMLElement | null>;
  /** Item with the initial focus. */
  focused: 'first' | 'last';
  /** @default 'bottom start' */
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | undefined;
}

/** The list of actions of a menu, next to its opener. */
export function MenuPopover({ label, groups, onAction, onClose, opener, focused, placement = 'bottom start' }: MenuPopoverProps) {
  // Focus of the list, not the HTML attribute `autofocus`.
  const initialFocus = { autoFocus: focused };
  const handleAction = (id: string): void => {
    onClose();
    onAction(id);
  };
  return (
    <Popover
      isOpen
      aria-label={label}
      triggerRef={opener}
      placement={placement}
      offset={4}
      className={styles.popover ?? ''}
      onOpenChange={(isOpen) => isOpen || onClose()}
    >
      <AriaMenu aria-label={label} {...initialFocus} className={styles.list ?? ''} onAction={(key) => handleAction(String(key))}>
        {groups.map((group) => (
          <MenuSection key={group.id} id={group.id} className={styles.section ?? ''} {...(group.title ? {} : { 'aria-label': label })}>
            {group.title ? <Header className={styles.title}>{group.title}</Header> : null}
            {group.items.map((item) => (
              <MenuItem
                key={item.id}
                id={item.id}
                textValue={item.label}
                isDisabled={item.disabled ?? false}
                {...(item.href ? { href: item.href } : {})}
                className={classNames(styles.item, item.tone === 'negative' && styles.negative)}
              >
                <Choice label={item.label} description={item.description} icon={item.icon} selected={item.selected ?? false} />
              </MenuItem>
            ))}
          </MenuSection>
        ))}
      </AriaMenu>
    </Popover>
  );
}
