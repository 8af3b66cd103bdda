import { Fragment } from 'react';
import type { DepositAddress } from '../data/parse-deposit-address.ts';
import styles from './address-text.module.css';

/** An address in groups of four, to be compared by eye. Read aloud and copied it is one word. */
export function AddressText({ address }: { address: DepositAddress }) {
  const groups = address.slice(2).match(/.{4}/g) ?? [];
  return (
    <span className={styles.address} translate="no" dir="ltr">
      <span className={styles.prefix}>0x</span>
      {groups.map((group, index) => (
        // Places are what tells the groups apart: the same four digits may come twice.
        <Fragment key={index}>
          <wbr />
          <span className={styles.group}>{group}</span>
        </Fragment>
      ))}
    </span>
  );
}
