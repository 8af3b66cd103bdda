import { X } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { Heading } from 'react-aria-components/Dialog';
import { IconButton } from '../icon-button/icon-button.tsx';
import { classNames } from '../class-names/class-names.ts';
import { useScrollRegion } from '../scroll-region/use-scroll-region.ts';
import styles from './dialog.module.css';

export interface DialogLayoutProps {
  title: ReactNode;
  /** One line under the title. */
  description?: ReactNode;
  /** Called by the close button, which is always shown. */
  onClose: () => void;
  closeLabel: string;
  children?: ReactNode;
  /** Buttons, the primary one last. */
  footer?: ReactNode;
  /** Maximum width in CSS pixels. @default 480 */
  widthPx?: number;
  className?: string | undefined;
}

/** Layout inside a dialog frame: a header with title and close button, a scrolling body, a footer with buttons. */
export function DialogLayout({ title, description, onClose, closeLabel, children, footer, widthPx = 480, className }: DialogLayoutProps) {
  const width = { '--dialog-width': `${widthPx}px` } as CSSProperties;
  return (
    <div className={classNames(styles.layout, className)} style={width}>
      <header className={styles.head}>
        <div className={styles.headings}>
          <Heading slot="title" level={2} className={styles.title}>
            {title}
          </Heading>
          {description ? <p className={styles.description}>{description}</p> : null}
        </div>
        <IconButton name={closeLabel} icon={<X />} size="sm" onClick={onClose} className={styles.close} />
      </header>
      {children ? <DialogBody>{children}</DialogBody> : null}
      {footer ? <footer className={styles.foot}>{footer}</footer> : null}
    </div>
  );
}

function DialogBody({ children }: { children: ReactNode }) {
  const { ref, region } = useScrollRegion<HTMLDivElement>();
  return (
    <div ref={ref} className={styles.body} {...region}>
      {children}
    </div>
  );
}
