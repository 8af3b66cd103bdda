import { useTranslation } from '@onepoint/i18n';
import { FormMessage } from '@onepoint/ui-kit/form-message';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatJson } from '../../../shared/format-json.ts';
import type { SentRequest } from '../hooks/use-send-request.ts';
import { recoverSigner } from '../requests/recover-signer.ts';

/** Methods whose answer is a signature. */
const signingMethods = new Set(['personal_sign', 'eth_signTypedData_v4']);

export interface SignatureVerdictProps {
  readonly sent: SentRequest;
}

/** Whose signature an answer is, recovered here. Nothing for an answer that is none. */
export function SignatureVerdict({ sent: { request, answer } }: SignatureVerdictProps): ReactNode {
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
