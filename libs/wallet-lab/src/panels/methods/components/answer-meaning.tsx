import { useTranslation } from '@onepoint/i18n';
import { FormMessage } from '@onepoint/ui-kit/form-message';
import type { Wallet } from '@onepoint/wallet';
import type { WalletMethodId } from '@onepoint/wallet/methods';
import type { ReactNode } from 'react';
import type { SentRequest } from '../hooks/use-send-request.ts';
import { readContractAnswer } from '../requests/read-contract-answer.ts';
import { SignatureVerdict } from './signature-verdict.tsx';
import { TransactionReceipt } from './transaction-receipt.tsx';

export interface AnswerMeaningProps {
  readonly methodId: WalletMethodId;
  readonly wallet: Wallet | undefined;
  readonly sent: SentRequest;
}

/** What an answer means in words: whose a signature is, what became of a transaction, what a contract said. */
export function AnswerMeaning({ methodId, wallet, sent }: AnswerMeaningProps): ReactNode {
  const { t } = useTranslation('methods');
  const { request, answer } = sent;
  if (wallet !== undefined && request.method === 'eth_sendTransaction' && typeof answer === 'string') {
    return <TransactionReceipt wallet={wallet} hash={answer} />;
  }
  const said = readContractAnswer(methodId, request, answer);
  if (said === undefined) return <SignatureVerdict sent={sent} />;
  return said.kind === 'empty' ? (
    <FormMessage tone="caution">{t('form.emptyAnswer')}</FormMessage>
  ) : (
    <FormMessage tone="positive">{t('form.decoded', { value: said.value })}</FormMessage>
  );
}
