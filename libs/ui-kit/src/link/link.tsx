import { ArrowUpRight } from 'lucide-react';
import type { ComponentProps, ReactElement } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './link.module.css';

export interface LinkProps extends ComponentProps<'a'> {
  /** `accent` inside text, `quiet` in lists and navigation where every line is a link. @default 'accent' */
  tone?: 'accent' | 'quiet';
  /** Leads out of the product: an arrow shows it and the new page gets no opener. @default false */
  external?: boolean;
  /** Draws another element with the link's props, for example a router's link. */
  render?: ((props: ComponentProps<'a'>) => ReactElement) | undefined;
}

/** A link in running text or in a list. */
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
