import type { ApiKey, Chain } from '@onepoint/api-contract';
import { docsConfig } from '@onepoint/site-config';
import { useState } from 'react';
import { useApiKeySecret } from '../hooks/use-api-key-secret.ts';
import type { ComposedRequest } from './composed-request.ts';
import styles from './composer.module.css';
import { HistoryCard } from './history-card.tsx';
import { parseParams } from './parse-params.ts';
import { ReplyCard } from './reply-card.tsx';
import { RequestCard } from './request-card.tsx';
import { useSendRequest } from './use-send-request.ts';
import { useSentRequests } from './use-sent-requests.ts';

export interface ComposerPanelProps {
  apiKey: ApiKey;
  chains: readonly Chain[];
  chain: Chain;
  request: ComposedRequest;
  onRequestChange: (request: ComposedRequest) => void;
}

/** The request, its reply, and what was sent before. */
export function ComposerPanel({ apiKey, chains, chain, request, onRequestChange }: ComposerPanelProps) {
  const secret = useApiKeySecret(apiKey.id);
  const history = useSentRequests(apiKey.id);
  const [shownAt, setShownAt] = useState<number | null>(null);
  const { send, isSending, stop } = useSendRequest((sent) => {
    history.add(sent);
    setShownAt(sent.sentAt);
  });
  const shown = history.sent.find(({ sentAt }) => sentAt === shownAt);
  const parsed = parseParams(request.params);
  const method = request.method.trim();
  const body = 'params' in parsed ? JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: parsed.params }) : null;
  const token = request.through === 'public' ? 'public' : secret;
  const handleSend = (typedSecret: string | undefined): void => {
    const path = token ?? typedSecret;
    if (body !== null && path !== undefined && !isSending)
      send({ request: { ...request, method }, url: `${request.over === 'ws' ? chain.wsUrl : chain.httpUrl}/${path}`, body });
  };
  return (
    <div className={styles.panel}>
      <RequestCard
        apiKey={apiKey}
        chains={chains}
        request={request}
        onRequestChange={onRequestChange}
        parsed={parsed}
        secret={secret}
        curl={body === null || request.over === 'ws' ? null : { url: `${chain.httpUrl}/${token ?? docsConfig.token}`, body }}
        isSending={isSending}
        onSend={handleSend}
        onStop={stop}
      />
      <ReplyCard sent={shown} isSending={isSending} />
      <HistoryCard
        sent={history.sent}
        chains={chains}
        onOpen={(entry) => {
          setShownAt(entry.sentAt);
          onRequestChange(entry.request);
        }}
        onClear={history.clear}
      />
    </div>
  );
}
