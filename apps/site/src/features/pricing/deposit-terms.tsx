import type { DepositTermsReply } from '@onepoint/api-contract';
import { formatMoney, formatPercent, useTranslation } from '@onepoint/i18n';
import { Link } from '@onepoint/ui-kit/link';
import styles from './deposit-terms.module.css';

export function DepositFeeNote({ terms: { cryptoCloud } }: { terms: DepositTermsReply }) {
  const { t, i18n } = useTranslation('page');
  const { fee } = cryptoCloud;
  const amount = fee.kind === 'flat' ? formatMoney(fee.cents, i18n.language) : formatPercent(fee.percent / 100, i18n.language);
  return (
    <p className="text-muted">
      {t('pricing.deposits.note', { fee: amount })} <Link href="#deposits">{t('pricing.deposits.details')}</Link>
    </p>
  );
}

/** Deposit methods with fees and limits. Without terms, says where to find them. */
export function DepositTerms({ terms }: { terms: DepositTermsReply | null }) {
  const { t, i18n } = useTranslation('page');
  const money = (cents: number): string => formatMoney(cents, i18n.language);
  const feeText = (fee: DepositTermsReply['cryptoCloud']['fee']): string =>
    fee.kind === 'flat'
      ? t('pricing.deposits.feeFlat', { fee: money(fee.cents) })
      : t('pricing.deposits.feeShare', { fee: formatPercent(fee.percent / 100, i18n.language) });
  if (terms === null) return <p className="text-muted">{t('pricing.deposits.unknown')}</p>;
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
