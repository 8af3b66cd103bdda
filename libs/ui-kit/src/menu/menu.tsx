import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Header, Menu as AriaMenu, MenuItem, MenuSection, MenuTrigger, Popover } from 'react-aria-components/Menu';
import { buttonClassNames, type ButtonVariant } from '../button/button-class-names.ts';
import buttonStyles from '../button/button.module.css';
import { classNames } from '../class-names/class-names.ts';
import { Choice } from '../popover/choice.tsx';
import styles from '../popover/popover.module.css';
import type { ControlSize } from '../tokens/dimensions.ts';

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

export interface MenuProps {
  /** Accessible name of the menu, and of an icon-only trigger. */
  label: string;
  /** Content of the trigger. */
  trigger: ReactNode;
  groups: readonly MenuGroup[];
  /** Called with the id of the selected item. */
  onAction: (id: string) => void;
  /** The trigger is an icon with `label` as its name. @default false */
  iconOnly?: boolean;
  /** @default 'ghost' */
  variant?: ButtonVariant;
  /** @default 'md' */
  size?: ControlSize;
  /** @default 'bottom start' */
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end';
  /** Class of the trigger. */
  className?: string | undefined;
}

/** A button that opens a list of actions. */
export function Menu({
  label,
  trigger,
  groups,
  onAction,
  iconOnly = false,
  variant = 'ghost',
  size = 'md',
  placement = 'bottom start',
  className,
}: MenuProps) {
  const look = buttonClassNames({ variant, size }, classNames(iconOnly && buttonStyles.iconOnly, className));
  return (
    <MenuTrigger>
      <Button {...(iconOnly ? { 'aria-label': label } : {})} className={look}>
        {trigger}
      </Button>
      <Popover placement={placement} offset={4} className={styles.popover ?? ''}>
        <AriaMenu aria-label={label} className={styles.list ?? ''} onAction={(key) => onAction(String(key))}>
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
    </MenuTrigger>
  );
}
