import type { ComponentProps } from 'react';
import { ToneIcon } from '../alert/tone-icon.tsx';
import { classNames } from '../class-names/class-names.ts';
import type { Tone } from '../tokens/themes.ts';
import styles from './form-message.module.css';

export interface FormMessageProps extends ComponentProps<'p'> {
  /** @default 'negative' */
  tone?: Tone;
}

/** A message below a field or form: an error, a warning or a confirmation. */
export function FormMessage({ tone = 'negative', className, children, ...rest }: FormMessageProps) {
  return (
    <p {...rest} className={classNames(styles.message, styles[tone], className)}>
      <ToneIcon tone={tone} size={14} className={styles.icon} />
      <span>{children}</span>
    </p>
  );
}
