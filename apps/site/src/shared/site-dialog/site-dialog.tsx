import { useTranslation } from '@onepoint/i18n';
import { IconButton } from '@onepoint/ui-kit/icon-button';
import { X } from 'lucide-react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import styles from './site-dialog.module.css';

export interface SiteDialogProps {
  title: string;
  /** Told once it has closed, by its button, Escape, a click outside or a form of method `dialog`. */
  onClose: () => void;
  /** A click outside leaves it open: what was typed, or told, is not lost by a stray click. Default false. */
  keepsOpenOutside?: boolean;
  children: ReactNode;
}

/** A dialog of the public pages: the browser's own, which keeps focus and reader inside and weighs nothing. Open while it is rendered. */
export function SiteDialog({ title, onClose, keepsOpenOutside = false, children }: SiteDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const { t } = useTranslation('common');
  const titleId = useId();
  useEffect(() => ref.current?.showModal(), []);
  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-labelledby={titleId}
      closedby={keepsOpenOutside ? 'closerequest' : 'any'}
      onClose={onClose}
    >
      <div className={styles.content}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <form method="dialog">
            <IconButton type="submit" name={t('actions.close')} icon={<X aria-hidden />} />
          </form>
        </div>
        {children}
      </div>
    </dialog>
  );
}
