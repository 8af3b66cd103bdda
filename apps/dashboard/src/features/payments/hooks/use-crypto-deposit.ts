import { useTranslation } from '@onepoint/i18n';
import { useCallback, useEffect, useState } from 'react';
import { useNotifyError } from '../../../shared/errors/use-notify-error.ts';
import { notify } from '../../../shared/overlays/notify.ts';
import { getPaymentPage } from '../data/get-payment-page.ts';
import { PaymentLinkError } from '../data/payment-link-error.ts';
import { useCreatePayment } from './use-create-payment.ts';

export interface UseCryptoDepositParameters {
  projectId: string;
  /** Sends the browser to the payment page. */
  leaveFor: (url: string) => void;
}

/** What a deposit is at: the payment is being made, or made and its page is on its way. */
export type CryptoDepositState = 'idle' | 'creating' | 'leaving';

/** Makes a payment by the crypto provider and sends the browser to its page; says so where either cannot be done. */
export function useCryptoDeposit({ projectId, leaveFor }: UseCryptoDepositParameters) {
  const { t } = useTranslation(['common', 'modals']);
  const notifyError = useNotifyError();
  const create = useCreatePayment();
  const [isLeaving, setIsLeaving] = useState(false);

  useEffect(() => {
    // Back from the payment page the browser shows this page as it was left.
    const handlePageShow = (event: PageTransitionEvent): void => {
      if (event.persisted) setIsLeaving(false);
    };
    window.addEventListener('pageshow', handlePageShow);
    return () => window.removeEventListener('pageshow', handlePageShow);
  }, []);

  const follow = useCallback(
    (link: string | null): void => {
      try {
        const url = getPaymentPage(link);
        setIsLeaving(true);
        leaveFor(url);
      } catch (error) {
        if (!(error instanceof PaymentLinkError)) throw error;
        const message = t(error.code === 'LINK_EMPTY' ? 'common:errors.emptyLink' : 'modals:cryptoDeposit.linkRefused');
        notify('error', { title: t('common:errors.request'), message });
      }
    },
    [leaveFor, t],
  );

  const deposit = (amountCents: number): void => {
    if (create.isPending || isLeaving) return;
    create.mutate(
      { projectId, type: 'CRYPTOCLOUD_PAYMENT', amount: amountCents },
      { onSuccess: ({ link }) => follow(link), onError: (error) => notifyError(t('common:errors.request'), error) },
    );
  };
  const state: CryptoDepositState = isLeaving ? 'leaving' : create.isPending ? 'creating' : 'idle';
  return { state, deposit };
}
