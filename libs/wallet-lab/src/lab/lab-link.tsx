import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { useLabNavigation } from './lab-navigation.ts';
import styles from './lab-link.module.css';
import type { LabPlace } from './lab-place.ts';

export interface LabLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  readonly to: LabPlace;
}

/** A link inside the laboratory: a plain click stays on the page, any other is the browser's. Looks like one in a text unless `className` says otherwise. */
export function LabLink({ to, className = styles.link, children, ...rest }: LabLinkProps): ReactNode {
  const { hrefTo, goTo } = useLabNavigation();
  const handleClick = (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    goTo(to);
  };
  return (
    <a {...rest} className={className} href={hrefTo(to)} onClick={handleClick}>
      {children}
    </a>
  );
}
