import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { buttonClassNames, type ButtonLook } from '../button/button-class-names.ts';

export interface LinkButtonProps extends ComponentProps<'a'>, ButtonLook {
  /** Icon before the label. */
  icon?: ReactNode;
  /** Icon after the label. */
  iconEnd?: ReactNode;
  /** Renders another element with the link's props, for example a router link. */
  render?: ((props: ComponentProps<'a'>) => ReactElement) | undefined;
}

/** A link that looks like a button. */
export function LinkButton({ variant, size, fullWidth, icon, iconEnd, className, children, render, ...rest }: LinkButtonProps) {
  const look = buttonClassNames({ variant, size, fullWidth }, className);
  const content = (
    <>
      {icon}
      <span>{children}</span>
      {iconEnd}
    </>
  );
  if (render) return render({ ...rest, className: look, children: content });
  return (
    <a {...rest} className={look}>
      {content}
    </a>
  );
}
