import { useTranslation } from '@onepoint/i18n';
import { IconButton } from '@onepoint/ui-kit/icon-button';
import { X } from 'lucide-react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import styles from './site-dialog.module.css';

interface SiteDialogProps {
  title: string;
  /** Called after the dialog has closed, by its button, Escape, a click outside or a form with method `dialog`. */
  onClose: () => void;
  /** Stays open on clicks outside, for forms. @default false */
  keepsOpenOutside?: boolean;
  children: ReactNode;
}

/** A modal dialog with the browser's own `<dialog>`, which needs little code. Open while it is rendered. */
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
