import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { buttonClassNames, type ButtonLook } from '../button/button-class-names.ts';
import buttonStyles from '../button/button.module.css';
import { Spinner } from '../spinner/spinner.tsx';
import { Tooltip } from '../tooltip/tooltip.tsx';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children' | 'name'>, Omit<ButtonLook, 'fullWidth'> {
  /** Accessible name, also shown as a tooltip. */
  name: string;
  icon: ReactNode;
  /** @default false */
  loading?: boolean;
}

const ignoreClick = (event: MouseEvent) => event.preventDefault();

/** An icon-only button whose name is shown on hover and focus. */
export function IconButton({
  name,
  icon,
  variant = 'ghost',
  size = 'md',
  loading = false,
  className,
  onClick,
  type = 'button',
  ...rest
}: IconButtonProps) {
  const busy = loading ? ({ 'aria-busy': true, 'aria-disabled': true } as const) : {};
  return (
    <Tooltip content={name} repeatsName>
      <button
        {...rest}
        {...busy}
        type={type}
        aria-label={name}
        className={buttonClassNames({ variant, size }, `${buttonStyles.iconOnly}${className ? ` ${className}` : ''}`)}
        onClick={loading ? ignoreClick : onClick}
      >
        {icon}
        {loading ? (
          <span className={buttonStyles.busy}>
            <Spinner size={size} />
          </span>
        ) : null}
      </button>
    </Tooltip>
  );
}
