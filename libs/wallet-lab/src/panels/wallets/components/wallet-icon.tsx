import { WalletMinimal } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './wallet-icon.module.css';

export interface WalletIconProps {
  /** What the wallet announces. Only data URIs are shown: an address would tell its host who is looking (EIP-6963 asks for a data URI). */
  readonly icon: string | undefined;
}

/** A wallet's own mark, as a picture that cannot run scripts, or a plain one. */
export function WalletIcon({ icon }: WalletIconProps): ReactNode {
  if (icon?.startsWith('data:image/')) return <img className={styles.icon} src={icon} alt="" width={36} height={36} />;
  return (
    <span className={styles.icon}>
      <WalletMinimal aria-hidden strokeWidth={1.5} />
    </span>
  );
}
