import type { DepositTermsReply } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import type { DepositTerms } from '@onepoint/plans-domain';
import { siteConfig } from '@onepoint/site-config';
import { Button } from '@onepoint/ui-kit/button';
import { Link } from '@onepoint/ui-kit/link';
import { Skeleton } from '@onepoint/ui-kit/skeleton';
import { Coins, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat } from '../../../shared/format/use-format.ts';
import { tokenNames } from '../payments.rules.ts';
import styles from './method-cards.module.css';
import { useDepositFeeText } from './use-deposit-fee-text.ts';

interface CascadeMethodCardProps {
  /** Networks on which transfers are credited; empty while loading. */
  networks: DepositTermsReply['cascade']['networks'];
  onDeposit: () => void;
}

/** Cascade deposit: a transfer to the project's own address, without a fee or limits. */
export function CascadeMethodCard({ networks, onDeposit }: CascadeMethodCardProps) {
  const { t, i18n } = useTranslation('modals');
  const accepted = networks.map(({ network, tokens }) =>
    t('deposit.cascadeCard.onNetwork', { tokens: tokenNames(tokens, i18n.language), network }),
  );
  const list = new Intl.ListFormat(i18n.language, { type: 'unit', style: 'short' }).format(accepted);
  const text = t('deposit.cascadeCard.text');
  return (
    <MethodCard
      icon={<Wallet size={20} strokeWidth={1.5} />}
      title={t('deposit.cascadeCard.title')}
      text={list === '' ? text : `${text} ${t('deposit.cascadeCard.accepted', { list })}`}
      features={[]}
      onDeposit={onDeposit}
    />
  );
}

interface NativeMethodCardProps {
  /** Undefined while loading. */
  terms: DepositTerms | undefined;
  onDeposit: () => void;
}

/** Native deposit: a payment through the crypto provider, with its fee and limits. */
export function NativeMethodCard({ terms, onDeposit }: NativeMethodCardProps) {
  const { t } = useTranslation('modals');
  const format = useFormat();
  const feeText = useDepositFeeText();
  const support = <Link href={`mailto:${siteConfig.supportEmail}`}>{t('deposit.features.supportValue')}</Link>;
  return (
    <MethodCard
      icon={<Coins size={20} strokeWidth={1.5} />}
      title={t('deposit.nativeCard.title')}
      text={t('deposit.nativeCard.text')}
      features={[
        { id: 'time', label: t('deposit.features.time'), value: t('deposit.features.timeValue') },
        { id: 'support', label: t('deposit.features.support'), value: support },
        { id: 'fee', label: t('deposit.features.fee'), value: terms ? feeText(terms.fee) : <Skeleton /> },
        { id: 'minimum', label: t('deposit.features.minimum'), value: terms ? format.money(terms.minimumCents) : <Skeleton /> },
        { id: 'maximum', label: t('deposit.features.maximum'), value: terms ? format.money(terms.maximumCents) : <Skeleton /> },
      ]}
      onDeposit={onDeposit}
    />
  );
}

interface MethodCardProps {
  icon: ReactNode;
  title: string;
  text: string;
  features: readonly { readonly id: string; readonly label: string; readonly value: ReactNode }[];
  onDeposit: () => void;
}

function MethodCard({ icon, title, text, features, onDeposit }: MethodCardProps) {
  const { t } = useTranslation('modals');
  return (
    <article className={styles.card}>
      <header className={styles.head}>
        <span className={styles.icon} aria-hidden>
          {icon}
        </span>
        <div className={styles.texts}>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
        </div>
      </header>
      {features.length === 0 ? null : (
        <dl className={styles.features} aria-label={t('deposit.features.label')}>
          {features.map(({ id, label, value }) => (
            <div key={id}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <Button variant="primary" size="lg" fullWidth onClick={onDeposit}>
        {t('deposit.submit')}
      </Button>
    </article>
  );
}
