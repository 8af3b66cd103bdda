import { useTranslation } from '@onepoint/i18n';
import { buttonClassNames } from '@onepoint/ui-kit/button-class-names';
import { UserRound } from 'lucide-react';
import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import styles from './account-button.module.css';

// Who is signed in is for the identity service to say: a page that is read costs none of it.
const load = async () => ({ default: (await import('../account/account-panel.tsx')).AccountPanel });
const AccountPanel = lazy(load);

/** Opens the account menu. A disclosure: Tab walks through it as through any part of the page. */
export function AccountButton({ className }: { className?: string | undefined }) {
  const { t } = useTranslation('nav');
  const [open, setOpen] = useState(false);
  const ref = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setOpen(false), []);
  return (
    <div className={`${styles.account} ${className ?? ''}`}>
      <button
        ref={ref}
        type="button"
        className={buttonClassNames({}, styles.button)}
        aria-label={t('menu.account')}
        aria-expanded={open}
        onPointerEnter={() => void load()}
        onClick={() => setOpen(!open)}
      >
        <UserRound aria-hidden />
      </button>
      {open ? (
        <Suspense>
          <AccountPanel opener={ref} onClose={close} />
        </Suspense>
      ) : null}
    </div>
  );
}
