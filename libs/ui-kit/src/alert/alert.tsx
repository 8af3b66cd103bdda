import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import type { Tone } from '../tokens/themes.ts';
import { ToneIcon } from './tone-icon.tsx';
import styles from './alert.module.css';

export interface AlertProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** @default 'info' */
  tone?: Tone;
  title: ReactNode;
  /** A button or link that fixes the problem. */
  action?: ReactNode;
  /** Announces the alert when it appears, for changes after the page was shown. @default false */
  live?: boolean;
}

/** A message in the page: what happened and what to do. */
export function Alert({ tone = 'info', title, action, live = false, className, children, ...rest }: AlertProps) {
  const role = live ? (tone === 'negative' || tone === 'caution' ? 'alert' : 'status') : undefined;
  return (
    <div role={role} {...rest} className={classNames(styles.alert, styles[tone], className)}>
      <ToneIcon tone={tone} className={styles.icon} />
      <div className={styles.content}>
        <div className={styles.text}>
          <p className={styles.title}>{title}</p>
          {children ? <div className={styles.body}>{children}</div> : null}
        </div>
        {action ? <div className={styles.action}>{action}</div> : null}
      </div>
    </div>
  );
}
