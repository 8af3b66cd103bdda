import type { DepositTermsReply } from '@onepoint/api-contract';
import { formatMoney, formatPercent, useTranslation } from '@onepoint/i18n';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useInView } from '../../shared/defer-work.ts';
import styles from './deposit-terms.module.css';

interface DepositTermsProps {
  /** Terms of the page; null if it was rendered without the API, which is then requested. */
  initial: DepositTermsReply | null;
}

/** Deposit methods with fees and limits. */
export function DepositTerms({ initial }: DepositTermsProps) {
  const { t, i18n } = useTranslation('page');
  const ref = useRef<HTMLDivElement>(null);
  const terms = useTerms(initial, ref);
  const money = (cents: number): string => formatMoney(cents, i18n.language);
  const feeText = (fee: DepositTermsReply['cryptoCloud']['fee']): string =>
    fee.kind === 'flat'
      ? t('pricing.deposits.feeFlat', { fee: money(fee.cents) })
      : t('pricing.deposits.feeShare', { fee: formatPercent(fee.percent / 100, i18n.language) });
  if (terms === null) {
    return (
      <div ref={ref}>
        <p className="text-muted">{t('pricing.deposits.unknown')}</p>
      </div>
    );
  }
  const { cryptoCloud, cascade } = terms;
  const limits = { min: money(cryptoCloud.minimumCents), max: money(cryptoCloud.maximumCents) };
  const choice = new Intl.ListFormat(i18n.language, { type: 'disjunction' });
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('pricing.deposits.method')}</th>
          <th scope="col">{t('pricing.deposits.fee')}</th>
          <th scope="col">{t('pricing.deposits.limits')}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{t('pricing.deposits.provider')}</th>
          <td>{feeText(cryptoCloud.fee)}</td>
          <td>{t('pricing.deposits.range', limits)}</td>
        </tr>
        {cascade.networks.map(({ chainId, network, tokens }) => (
          <tr key={chainId}>
            <th scope="row">{t('pricing.deposits.transfer', { network, tokens: choice.format(tokens.map(({ symbol }) => symbol)) })}</th>
            <td>{t('pricing.deposits.free')}</td>
            <td>{t('pricing.deposits.any')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The terms of the page, or those of the API once the element is in view. */
function useTerms(initial: DepositTermsReply | null, ref: RefObject<Element | null>): DepositTermsReply | null {
  const [terms, setTerms] = useState(initial);
  const isMissing = terms === null;
  const isWanted = useInView(ref, '200px') && isMissing;
  useEffect(() => {
    if (!isWanted) return undefined;
    const controller = new AbortController();
    const read = async (): Promise<void> => {
      try {
        // The schema of the contract loads after the first paint.
        const { readDepositTerms } = await import('./read-deposit-terms.ts');
        setTerms((await readDepositTerms(controller.signal)) ?? null);
      } catch {
        // The reader left, or the file is gone: keep the placeholder.
      }
    };
    void read();
    return () => controller.abort();
  }, [isWanted]);
  return terms;
}
