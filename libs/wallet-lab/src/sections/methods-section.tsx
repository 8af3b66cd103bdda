import { findWalletMethod, walletMethods } from '@onepoint/wallet/methods';
import type { ReactNode } from 'react';
import { useLabNavigation } from '../lab/lab-navigation.ts';
import { MethodMenu } from '../panels/methods/components/method-menu.tsx';
import { MethodPanel } from '../panels/methods/method-panel.tsx';
import styles from './methods-section.module.css';

/** What the section opens with. */
const firstMethod = walletMethods[4];

/** All methods beside the one that the address names. */
export function MethodsSection(): ReactNode {
  const { place } = useLabNavigation();
  const method = findWalletMethod(place.item ?? '') ?? firstMethod;
  return (
    <div className={styles.columns}>
      <MethodMenu current={method.id} />
      <MethodPanel key={`${method.id} ${JSON.stringify(place.search ?? {})}`} method={method} />
    </div>
  );
}
