import { useTranslation } from '@onepoint/i18n';
import { Badge } from '@onepoint/ui-kit/badge';
import { Card } from '@onepoint/ui-kit/card';
import { Link } from '@onepoint/ui-kit/link';
import type { WalletMethod, WalletMethodId } from '@onepoint/wallet/methods';
import type { ReactNode } from 'react';
import { useLabNavigation } from '../../lab/lab-navigation.ts';
import { MalformedCases } from './components/malformed-cases.tsx';
import { MethodCode } from './components/method-code.tsx';
import { MethodForm } from './components/method-form.tsx';
import { useMethodContext } from './hooks/use-method-context.ts';
import { useMethodForm } from './hooks/use-method-form.ts';
import { useTargetWallet } from './hooks/use-target-wallet.ts';
import styles from './method-panel.module.css';

export interface MethodPanelProps {
  readonly method: WalletMethod<WalletMethodId>;
}

/** One method: its parameters, the wallet it is sent to, the answer, and the same as a program. Give it a `key` per method. */
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
