import { useTranslation } from '@onepoint/i18n';
import { Alert } from '@onepoint/ui-kit/alert';
import { Button } from '@onepoint/ui-kit/button';
import { CopyButton } from '@onepoint/ui-kit/copy-button';
import { FormMessage } from '@onepoint/ui-kit/form-message';
import type { Wallet } from '@onepoint/wallet';
import type { WalletMethodId } from '@onepoint/wallet/methods';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { withTimeout, type EIP1193Provider } from 'viem';
import { LabLink } from '../../lab/lab-navigation.tsx';
import { formatJson } from '../../shared/format.ts';
import { JsonBlock } from '../../shared/json-block.tsx';
import { useCopyTexts } from '../../shared/use-copy-texts.ts';
import { findReceipt, readContractAnswer, readDelegation, recoverSigner } from './interpret-request.ts';
import styles from './method-result.module.css';
import type { SentRequest } from './use-send-request.ts';

export function MethodResult({ sent, ...rest }: AnswerMeaningProps): ReactNode {
  const { t } = useTranslation(['methods', 'common']);
  const { answer, durationMs } = sent;
  const text = typeof answer === 'string' ? answer : formatJson(answer);
  return (
    <Alert
      live
      tone="positive"
      title={t('form.answered', { duration: t('common:units.milliseconds', { value: durationMs.toFixed(0) }) })}
      action={<CopyButton text={text} label={t('form.copyAnswer')} {...useCopyTexts()} />}
    >
      <div className={styles.result}>
        <JsonBlock label={t('form.answer')} value={answer} />
        <AnswerMeaning sent={sent} {...rest} />
      </div>
    </Alert>
  );
}

const hashPattern = /^0x[0-9a-f]{64}$/i;

interface AnswerMeaningProps {
  readonly methodId: WalletMethodId;
  readonly wallet: Wallet | undefined;
  readonly sent: SentRequest;
}

/** Explains an answer: the signer, the transaction receipt, the delegation, or the decoded contract value. */
function AnswerMeaning({ methodId, wallet, sent }: AnswerMeaningProps): ReactNode {
  const { t } = useTranslation(['methods', 'provider']);
  const { request, answer } = sent;
  if (wallet !== undefined && request.method === 'eth_sendTransaction') {
    if (typeof answer === 'string' && hashPattern.test(answer)) return <TransactionReceipt wallet={wallet} hash={answer} />;
    return <FormMessage tone="caution">{t('provider:errors.responseInvalid')}</FormMessage>;
  }
  const delegate = readDelegation(request, answer);
  if (delegate !== undefined)
    return (
      <FormMessage tone="info">{delegate === null ? t('form.delegatesNowhere') : t('form.delegatesTo', { address: delegate })}</FormMessage>
    );
  const decoded = readContractAnswer(methodId, request, answer);
  if (decoded === undefined) return <SignatureVerdict sent={sent} />;
  return decoded.kind === 'empty' ? (
    <FormMessage tone="caution">{t('form.emptyAnswer')}</FormMessage>
  ) : (
    <FormMessage tone="positive">{t('form.decoded', { value: decoded.value })}</FormMessage>
  );
}

const signingMethods = new Set(['personal_sign', 'eth_signTypedData_v4']);

interface SignatureVerdictProps {
  readonly sent: SentRequest;
}

function SignatureVerdict({ sent: { request, answer } }: SignatureVerdictProps): ReactNode {
  const { t } = useTranslation('methods');
  const { data } = useQuery({
    queryKey: ['recoverSigner', formatJson([request, answer])],
    queryFn: async () => (await recoverSigner(request, answer)) ?? null,
    enabled: signingMethods.has(request.method),
    networkMode: 'always',
  });
  if (data === undefined) return null;
  if (data === null) return <FormMessage tone="caution">{t('sign.notVerified')}</FormMessage>;
  return (
    <FormMessage tone={data.isOwn ? 'positive' : 'negative'}>
      {t(data.isOwn ? 'form.signedByAccount' : 'form.signedByOther', { signer: data.signer })}
    </FormMessage>
  );
}

/** Polls for 90 s: an Ethereum block takes 12 s, and inclusion may take several. */
const intervalMs = 1_000;
const questionsMax = 90;
/** Wallets that don't respond count as failed. */
const answerMsMax = 10_000;

interface TransactionReceiptProps {
  readonly wallet: Wallet;
  readonly hash: string;
}

function TransactionReceipt({ wallet, hash }: TransactionReceiptProps): ReactNode {
  const { t } = useTranslation(['methods', 'common']);
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['findReceipt', wallet.connector.uid, hash],
    queryFn: async ({ client, queryKey }) => {
      const provider = (await wallet.connector.getProvider()) as EIP1193Provider;
      const receipt = await withTimeout(() => findReceipt(provider, hash), { timeout: answerMsMax });
      if (receipt === null && (client.getQueryState(queryKey)?.dataUpdateCount ?? 0) >= questionsMax)
        throw new Error('Not included in time');
      return receipt;
    },
    refetchInterval: ({ state: { data: known, status } }) => (known === null && status !== 'error' ? intervalMs : false),
    retry: false,
    networkMode: 'always',
    staleTime: Infinity,
  });
  if (isError)
    return (
      <>
        <FormMessage tone="caution">{t('form.receiptUnknown')}</FormMessage>
        <Button size="sm" loading={isFetching} onClick={() => void refetch()}>
          {t('common:actions.retry')}
        </Button>
      </>
    );
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
