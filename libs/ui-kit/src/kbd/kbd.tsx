import type { ComponentProps } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './kbd.module.css';

export function Kbd({ className, ...rest }: ComponentProps<'kbd'>) {
  return <kbd {...rest} className={classNames(styles.kbd, className)} />;
}
