import { listOpenPaymentsQueryOptions } from '@onepoint/api-client';
import type { DepositTermsReply, Payment } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { ModalLayout, type ModalControls } from '@onepoint/modal-stack';
import type { DepositTerms } from '@onepoint/plans-domain';
import { siteConfig } from '@onepoint/site-config';
import { Button } from '@onepoint/ui-kit/button';
import { FormMessage } from '@onepoint/ui-kit/form-message';
import { Link } from '@onepoint/ui-kit/link';
import { LinkButton } from '@onepoint/ui-kit/link-button';
import { SegmentedSwitch } from '@onepoint/ui-kit/segmented-switch';
import { Skeleton } from '@onepoint/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { ArrowUpRight, Coins, Wallet } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useApiClient } from '../../../shared/api/api-client-context.ts';
import { QueryError } from '../../../shared/errors/query-error.tsx';
import { useFormat, useNow } from '../../../shared/format/use-format.ts';
import { useDepositTerms } from '../../../shared/top-up/top-up-alert.tsx';
import { PaymentStatus } from '../payment/payment-details.tsx';
import { findPaymentPage, partlyPaidCents, tokenNames } from '../payments.rules.ts';
import { depositMethodModals } from '../deposit-methods.modals.ts';
import { useProjectName } from '../payments.queries.ts';
import styles from './deposit-modal.module.css';
import { useDepositFeeText } from './use-deposit-fee-text.ts';

/** Deposit methods (specification, section 4): transfer to the project's own address, or payment through the crypto provider. */
type DepositMode = 'cascade' | 'native';

interface DepositModalProps extends ModalControls {
  projectId: string;
  /** Method shown first. @default 'native' with an amount, otherwise 'cascade' */
  mode?: DepositMode;
  /** Suggested amount in cents. */
  amount?: number;
  /** @default opens the method's modal on top */
  onDeposit?: (mode: DepositMode) => void;
  /** @default replaces this modal with the promo code modal */
  onPromocode?: () => void;
}

export function DepositModal({
  projectId,
  amount,
  mode: initialMode = amount === undefined ? 'cascade' : 'native',
  onDeposit = (mode) => void depositMethodModals.open(`${mode}-deposit`, { projectId, ...(amount !== undefined && { amount }) }),
  onPromocode = () => void depositMethodModals.replace('promocode', { projectId }),
  close,
}: DepositModalProps) {
  const { t } = useTranslation('modals');
  const format = useFormat();
  const project = useProjectName(projectId);
  const [mode, setMode] = useState<DepositMode>(initialMode);
  const terms = useDepositTerms();
  const limit = terms.data?.cryptoCloud.openPaymentsMax;
  const open = useQuery({ ...listOpenPaymentsQueryOptions(useApiClient(), { projectId, limit }), enabled: limit !== undefined });
  return (
    <ModalLayout title={t('deposit.title')} description={t('deposit.description')} onClose={() => close()} widthPx={520}>
      <div className={styles.methods}>
        <p className={styles.project}>
          {project === undefined ? <Skeleton /> : t('deposit.forProject', { project })}
          {amount === undefined ? null : ` ${t('deposit.suggested', { amount: format.money(amount) })}`}
        </p>
        <SegmentedSwitch
          label={t('deposit.method')}
          options={[
            { value: 'cascade', label: t('deposit.cascade') },
            { value: 'native', label: t('deposit.native') },
          ]}
          value={mode}
          onValueChange={setMode}
          fullWidth
        />
        {mode === 'cascade' ? (
          <CascadeMethodCard networks={terms.data?.cascade.networks ?? []} onDeposit={() => onDeposit('cascade')} />
        ) : (
          <NativeMethodCard terms={terms.data?.cryptoCloud} onDeposit={() => onDeposit('native')} />
        )}
        {terms.isError ? (
          <QueryError
            title={t('deposit.termsFailed')}
            error={terms.error}
            onRetry={() => void terms.refetch()}
            retrying={terms.isFetching}
          />
        ) : null}
        <OpenPayments payments={open.data?.data ?? []} />
        <Button variant="ghost" fullWidth onClick={onPromocode}>
          {t('deposit.promocode')}
        </Button>
        {open.isError ? <FormMessage tone="info">{t('deposit.open.failed')}</FormMessage> : null}
      </div>
    </ModalLayout>
  );
}

interface CascadeMethodCardProps {
  /** Networks whose transfers are credited. Empty while loading. */
  networks: DepositTermsReply['cascade']['networks'];
  onDeposit: () => void;
}

function CascadeMethodCard({ networks, onDeposit }: CascadeMethodCardProps) {
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

function NativeMethodCard({ terms, onDeposit }: NativeMethodCardProps) {
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
          <h3 className={styles.cardTitle}>{title}</h3>
          <p className={styles.cardText}>{text}</p>
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

/** Links unpaid payments to their payment pages. Renders nothing if there are none. */
function OpenPayments({ payments }: { payments: readonly Payment[] }) {
  const { t } = useTranslation('modals');
  const format = useFormat();
  const now = useNow();
  if (payments.length === 0) return null;
  return (
    <section className={styles.open}>
      <h3 className={styles.title}>{t('deposit.open.title')}</h3>
      <p className={styles.text}>{t('deposit.open.text')}</p>
      <ul className={styles.list}>
        {payments.map((payment) => {
          const amount = format.money(payment.amount);
          const page = findPaymentPage(payment.link);
          const received = partlyPaidCents(payment);
          return (
            <li key={payment.id} className={styles.payment}>
              <span className={styles.facts}>
                <span className={styles.amount}>{amount}</span>
                <PaymentStatus payment={payment} />
                {received === null ? null : <span>{t('deposit.open.received', { received: format.money(received) })}</span>}
                <time className={styles.created} dateTime={payment.createdAt}>
                  {format.relative(payment.createdAt, now)}
                </time>
              </span>
              {page === null ? (
                <span className={styles.noPage}>{t('deposit.open.noLink')}</span>
              ) : (
                <LinkButton href={page} size="sm" aria-label={t('deposit.open.pay', { amount })} iconEnd={<ArrowUpRight aria-hidden />}>
                  {t('deposit.open.payShort')}
                </LinkButton>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
