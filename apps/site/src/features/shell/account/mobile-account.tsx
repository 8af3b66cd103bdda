import { Account } from './account.tsx';
import styles from './mobile-account.module.css';

/** The account in the menu of narrow windows: plan and balance, and where to go from here. */
export function MobileAccount() {
  return (
    <div className={styles.account}>
      <Account />
    </div>
  );
}
