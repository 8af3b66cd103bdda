import { useTranslation } from '@onepoint/i18n';
import { FormMessage } from '@onepoint/ui-kit/form-message';
import type { Wallet } from '@onepoint/wallet';
import { useQuery } from '@tanstack/react-query';
import type { EIP1193Provider } from 'viem';
import type { ReactNode } from 'react';
import { LabLink } from '../../../lab/lab-link.tsx';
import { findReceipt } from '../requests/find-receipt.ts';
import styles from './transaction-receipt.module.css';

/** Between two questions, and how many are asked: a block of Ethereum takes 12 s, and some take several. */
const intervalMs = 1_000;
const questionsMax = 90;

export interface TransactionReceiptProps {
  /** The wallet that sent it. */
  readonly wallet: Wallet;
  readonly hash: string;
}

/** Whether a block has included a transaction, and what it created. */
export function TransactionReceipt({ wallet, hash }: TransactionReceiptProps): ReactNode {
  const { t } = useTranslation('methods');
  const { data, isError } = useQuery({
    queryKey: ['findReceipt', wallet.connector.uid, hash],
    queryFn: async () => findReceipt((await wallet.connector.getProvider()) as EIP1193Provider, hash),
    refetchInterval: ({ state }) => (state.data === null && state.dataUpdateCount < questionsMax ? intervalMs : false),
    retry: false,
    networkMode: 'always',
    staleTime: Infinity,
  });
  if (isError) return <FormMessage tone="caution">{t('form.receiptUnknown')}</FormMessage>;
  if (!data) return <FormMessage tone="info">{t('form.receiptWaiting')}</FormMessage>;
  const { block, isSuccess, contract } = data;
  return (
    <>
      <FormMessage tone={isSuccess ? 'positive' : 'negative'}>
        {t(isSuccess ? 'form.receiptIncluded' : 'form.receiptReverted', { block })}
      </FormMessage>
      {isSuccess && contract !== null ? (
        <p className={styles.contract}>
          <span>{t('form.contractCreated', { address: contract })}</span>
          <LabLink to={{ section: 'methods', item: 'erc20Balance', search: { contract } }}>{t('form.callContract')}</LabLink>
        </p>
      ) : null}
    </>
  );
}
