import { useTranslation } from '@onepoint/i18n';
import type { Wallet } from '@onepoint/wallet';
import { malformedTypedData, type MethodContext } from '@onepoint/wallet/methods';
import type { ReactNode } from 'react';
import { MalformedCase } from './malformed-case.tsx';
import styles from './malformed-cases.module.css';

export interface MalformedCasesProps {
  readonly wallet: Wallet | undefined;
  readonly context: MethodContext;
}

/** Data that no wallet may sign, each sent as it is, with what the wallet made of it. */
export function MalformedCases({ wallet, context }: MalformedCasesProps): ReactNode {
  const { t } = useTranslation('methods');
  return (
    <section className={styles.cases} aria-labelledby="malformed-cases">
      <h3 id="malformed-cases" className={styles.title}>
        {t('form.malformedTitle')}
      </h3>
      <p className={styles.hint}>{t('form.malformedHint')}</p>
      <ul className={styles.list}>
        {malformedTypedData(context.chainId).map((malformed) => (
          <MalformedCase key={malformed.id} malformed={malformed} wallet={wallet} account={context.account} />
        ))}
      </ul>
    </section>
  );
}
