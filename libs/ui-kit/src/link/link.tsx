import { ArrowUpRight } from 'lucide-react';
import type { ComponentProps, ReactElement } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './link.module.css';

export interface LinkProps extends ComponentProps<'a'> {
  /** `accent` in text, `quiet` in lists and navigation. @default 'accent' */
  tone?: 'accent' | 'quiet';
  /** Opens another site: shows an arrow and sets `noopener`. @default false */
  external?: boolean;
  /** Renders another element with the link's props, for example a router link. */
  render?: ((props: ComponentProps<'a'>) => ReactElement) | undefined;
}

/** A text link. */
export function Link({ tone = 'accent', external = false, className, children, render, ...rest }: LinkProps) {
  const props = { ...(external ? { rel: 'noreferrer' } : {}), ...rest, className: classNames(styles.link, styles[tone], className) };
  const content = external ? (
    <>
      {children}
      <ArrowUpRight className={styles.arrow} aria-hidden />
    </>
  ) : (
    children
  );
  return render ? render({ ...props, children: content }) : <a {...props}>{content}</a>;
}
