import type { ComponentProps } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './kbd.module.css';

/** A keyboard key. */
export function Kbd({ className, ...rest }: ComponentProps<'kbd'>) {
  return <kbd {...rest} className={classNames(styles.kbd, className)} />;
}
