import { Suspense, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { buttonClassNames, type ButtonVariant } from '../button/button-class-names.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { onDemand } from '../on-demand/on-demand.tsx';
import type { ControlSize } from '../tokens/dimensions.ts';
import type { MenuPopoverProps } from './menu-popover.tsx';

export type { MenuAction, MenuGroup } from './menu-popover.tsx';

export interface MenuProps extends Pick<MenuPopoverProps, 'label' | 'groups' | 'onAction' | 'placement'> {
  /** Content of the trigger. */
  trigger: ReactNode;
  /** The trigger is an icon with `label` as its name. @default false */
  iconOnly?: boolean;
  /** @default 'ghost' */
  variant?: ButtonVariant;
  /** @default 'md' */
  size?: ControlSize;
  /** Class of the trigger. */
  className?: string | undefined;
}

const MenuPopover = onDemand(async () => (await import('./menu-popover.tsx')).MenuPopover, { isOptional: true });

/** Keys that open the menu, with the item to focus. */
const openKeys: Readonly<Record<string, 'first' | 'last'>> = { ArrowDown: 'first', ArrowUp: 'last' };

/** A button that opens a list of actions. The list's code loads on hover or focus of the button. */
export function Menu({
  label,
  trigger,
  groups,
  onAction,
  iconOnly = false,
  variant = 'ghost',
  size = 'md',
  placement,
  className,
}: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<'first' | 'last' | null>(null);
  const handleClose = (): void => {
    // The list holds focus until it is removed. An action that opens a modal needs focus on the button, to which the modal will return it.
    flushSync(() => setOpened(null));
    button.current?.focus();
  };
  const handleKeyDown = (event: KeyboardEvent): void => {
    const focused = openKeys[event.key];
    if (focused === undefined) return;
    event.preventDefault();
    setOpened(focused);
  };
  const props = {
    ref: button,
    type: 'button',
    'aria-haspopup': 'menu',
    'aria-expanded': opened !== null,
    onPointerEnter: MenuPopover.preload,
    onFocus: MenuPopover.preload,
    onClick: () => setOpened(opened === null ? 'first' : null),
    onKeyDown: handleKeyDown,
  } as const;
  return (
    <>
      {iconOnly ? (
        <IconButton {...props} name={label} icon={trigger} variant={variant} size={size} className={className} />
      ) : (
        <button {...props} className={buttonClassNames({ variant, size }, className)}>
          {trigger}
        </button>
      )}
      {opened ? (
        <Suspense>
          <MenuPopover
            opener={button}
            focused={opened}
            label={label}
            groups={groups}
            placement={placement}
            onAction={onAction}
            onClose={handleClose}
          />
        </Suspense>
      ) : null}
    </>
  );
}
