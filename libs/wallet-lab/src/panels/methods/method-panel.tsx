import { useTranslation } from '@onepoint/i18n';
import { Badge } from '@onepoint/ui-kit/badge';
import { Button } from '@onepoint/ui-kit/button';
import { Card } from '@onepoint/ui-kit/card';
import { CodeBlock } from '@onepoint/ui-kit/code-block';
import { Link } from '@onepoint/ui-kit/link';
import type { Wallet } from '@onepoint/wallet';
import {
  codeLibraries,
  malformedTypedData,
  type MalformedTypedData,
  type MethodContext,
  type MethodValues,
  type WalletMethod,
  type WalletMethodId,
} from '@onepoint/wallet/methods';
import { useWalletConnection } from '@onepoint/wallet/react';
import { useMemo, useState, type ReactNode } from 'react';
import { isHex, zeroAddress } from 'viem';
import { generateSiweNonce } from 'viem/siwe';
import { useLabNavigation } from '../../lab/lab-navigation.tsx';
import { useCopyTexts } from '../../shared/use-copy-texts.ts';
import { MethodForm, useMethodForm } from './method-form.tsx';
import styles from './method-panel.module.css';
import { WalletWait } from '../../shared/wallet-wait.tsx';
import { useSendRequest, useTargetWallet } from './use-send-request.ts';

interface MethodPanelProps {
  readonly method: WalletMethod<WalletMethodId>;
}

/** Form, answer and code of one method. Needs a `key` per method. */
export function MethodPanel({ method }: MethodPanelProps): ReactNode {
  const { t } = useTranslation('methods');
  const { place } = useLabNavigation();
  const context = useMethodContext();
  const form = useMethodForm(method, context, place.search);
  const target = useTargetWallet();
  return (
    <Card
      title={t(`catalogue.${method.id}.title`)}
      description={t(`catalogue.${method.id}.description`)}
      actions={
        <>
          {method.rpcMethod === null ? null : <Badge className={styles.rpc}>{method.rpcMethod}</Badge>}
          {method.eip === undefined ? null : (
            <Link external href={`https://eips.ethereum.org/EIPS/eip-${method.eip}`}>
              {`EIP-${method.eip}`}
            </Link>
          )}
        </>
      }
    >
      <div className={styles.columns}>
        <div className={styles.column}>
          <MethodForm method={method} form={form} target={target} />
          {method.id === 'signTypedData' ? <MalformedCases wallet={target.wallet} context={context} /> : null}
        </div>
        <div className={styles.column}>
          <MethodCode method={method} values={form.values} context={context} isComplete={form.request !== undefined} />
        </div>
      </div>
    </Card>
  );
}

/** Account, chain and page data for requests. Uses the zero address without a wallet. */
function useMethodContext(): MethodContext {
  const { address = zeroAddress, chainId = 1 } = useWalletConnection();
  const [visit] = useState(() => ({ origin: window.location.origin, issuedAt: new Date(), nonce: generateSiweNonce() }));
  return useMemo(() => ({ ...visit, account: address, chainId }), [visit, address, chainId]);
}

interface MethodCodeProps {
  readonly method: WalletMethod;
  readonly values: MethodValues;
  readonly context: MethodContext;
  /** The values are valid. Otherwise there is no code. */
  readonly isComplete: boolean;
}

function MethodCode({ method, values, context, isComplete }: MethodCodeProps): ReactNode {
  const { t } = useTranslation('methods');
  const { copiedLabel, failedLabel } = useCopyTexts();
  const text = JSON.stringify(values);
  const samples = useMemo(() => {
    if (!isComplete) return undefined;
    const code = method.toCode(JSON.parse(text) as MethodValues, context);
    return codeLibraries.map((library) => ({ id: library, label: library, language: 'typescript' as const, code: code[library] }));
  }, [method, text, context, isComplete]);
  if (samples === undefined) return <p className={styles.none}>{t('form.noCode')}</p>;
  return (
    <CodeBlock
      label={t('form.code')}
      samples={samples}
      copyLabel={t('form.copyCode')}
      copiedLabel={copiedLabel}
      copyFailedLabel={failedLabel}
    />
  );
}

interface MalformedCasesProps {
  readonly wallet: Wallet | undefined;
  readonly context: MethodContext;
}

/** Sends malformed typed data, which a wallet must refuse to sign. */
function MalformedCases({ wallet, context }: MalformedCasesProps): ReactNode {
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

interface MalformedCaseProps {
  readonly malformed: MalformedTypedData;
  readonly wallet: Wallet | undefined;
  readonly account: string;
}

function MalformedCase({ malformed, wallet, account }: MalformedCaseProps): ReactNode {
  const { t } = useTranslation('methods');
  const send = useSendRequest(wallet);
  const name = t(`malformed.${malformed.id}`);
  const isDeclined = send.error?.code === 'WALLET_USER_REJECTED';
  return (
    <li className={styles.row}>
      <span className={styles.name}>{name}</span>
      {send.error ? (
        <Badge tone={isDeclined ? 'caution' : 'positive'} title={send.error.message}>
          {t(isDeclined ? 'form.declinedByPerson' : 'form.refusedWith', { code: send.error.code })}
        </Badge>
      ) : null}
      {send.isSuccess ? <UnrejectedBadge answer={send.data.answer} /> : null}
      <Button
        size="sm"
        variant="secondary"
        aria-label={t('form.sendNamed', { name })}
        disabled={wallet === undefined}
        loading={send.isPending}
        onClick={() => send.mutate({ method: 'eth_signTypedData_v4', params: [account, malformed.typedData] })}
      >
        {t('form.send')}
      </Button>
      <WalletWait request={send} />
    </li>
  );
}

/** What a wallet returned for malformed data that it must reject: a signature, or nonsense. */
function UnrejectedBadge({ answer }: { readonly answer: unknown }): ReactNode {
  const { t } = useTranslation(['methods', 'provider']);
  if (isHex(answer) && answer !== '0x') return <Badge tone="negative">{t('form.signedMalformed')}</Badge>;
  return (
    <Badge tone="caution" title={t('provider:errors.responseInvalid')}>
      {'WALLET_RESPONSE_INVALID'}
    </Badge>
  );
}
