import type { ApiKey, Chain, Checklist, FirstRequest } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Alert } from '@onepoint/ui-kit/alert';
import { Button } from '@onepoint/ui-kit/button';
import { Card } from '@onepoint/ui-kit/card';
import { Link } from '@onepoint/ui-kit/link';
import { Spinner } from '@onepoint/ui-kit/spinner';
import { CircleCheck, Send } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../shared/format/use-format.ts';
import { renderRouterLink } from '../../../shared/link/app-link.tsx';
import { CallFacts, ReplyCard } from '../request-composer/reply-card.tsx';
import type { SentRequest } from '../request-composer/send-request.ts';
import styles from './get-started.module.css';
import { useTestRequest } from './test-request.ts';

interface FirstRequestCardProps {
  apiKey: Pick<ApiKey, 'id'>;
  /** Undefined if this page doesn't have it. Then only other clients can send requests. */
  secret: string | undefined;
  chain: Chain;
  chainName: (slug: string) => string;
  checklist: Pick<Checklist, 'firstRequest' | 'failedRequests'>;
  statisticsPath: string;
}

export function FirstRequestCard({ apiKey, secret, chain, chainName, checklist, statisticsPath }: FirstRequestCardProps) {
  const { t } = useTranslation('dashboard');
  const [sent, setSent] = useState<SentRequest>();
  const test = useTestRequest(apiKey.id, setSent);
  const { firstRequest, failedRequests } = checklist;
  const isUsed = sent !== undefined || firstRequest !== null;
  const send =
    secret === undefined ? null : (
      <Button
        variant={isUsed ? 'secondary' : 'primary'}
        icon={<Send aria-hidden />}
        loading={test.isSending}
        onClick={() => test.send({ chain, secret })}
      >
        {t(isUsed ? 'getStarted.sendAgain' : 'getStarted.send')}
      </Button>
    );
  const footer = (
    <div className={styles.next}>
      {send}
      {isSuccess(sent) || firstRequest ? <CountedNote isCounted={firstRequest !== null} statisticsPath={statisticsPath} /> : null}
    </div>
  );
  const isOwn = sent !== undefined || test.isSending;
  return (
    <div className={styles.column}>
      {isOwn ? <ReplyCard sent={sent} isSending={test.isSending} footer={footer} /> : null}
      {!isOwn && firstRequest ? <ReceivedRequest request={firstRequest} chainName={chainName} footer={footer} /> : null}
      {!isOwn && !firstRequest ? <WaitingCard failedRequests={failedRequests} canSend={send !== null} footer={footer} /> : null}
      <p role="status" className="visually-hidden">
        {!isOwn && firstRequest ? t('getStarted.received.title') : null}
      </p>
    </div>
  );
}

function isSuccess(sent: SentRequest | undefined): boolean {
  return sent?.outcome.kind === 'answered' && sent.outcome.reply.kind === 'result';
}

interface WaitingCardProps {
  failedRequests: number;
  canSend: boolean;
  footer: ReactNode;
}

function WaitingCard({ failedRequests, canSend, footer }: WaitingCardProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  return (
    <Card
      title={
        <span className={styles.waiting}>
          <Spinner size="sm" />
          {t('getStarted.waiting.title')}
        </span>
      }
      description={t(canSend ? 'getStarted.waiting.text' : 'getStarted.waiting.textWithoutKey')}
    >
      <div className={styles.body}>
        {failedRequests > 0 ? (
          <Alert tone="caution" title={t('getStarted.waiting.failed', { count: failedRequests, formatted: format.number(failedRequests) })}>
            {t('getStarted.waiting.failedText')}
          </Alert>
        ) : null}
        {footer}
      </div>
    </Card>
  );
}

interface ReceivedRequestProps {
  request: FirstRequest;
  chainName: (slug: string) => string;
  footer: ReactNode;
}

/** Request from another client, whose response this page doesn't know. */
function ReceivedRequest({ request: { chain, method, latencyMs, computeUnits }, chainName, footer }: ReceivedRequestProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  return (
    <Card
      title={t('getStarted.received.title')}
      description={
        <CallFacts isGood computeUnits={computeUnits}>
          {latencyMs === null ? null : <span>{t('composer.reply.time', { ms: format.number(latencyMs) })}</span>}
        </CallFacts>
      }
    >
      <div className={styles.body}>
        <div>
          <p className={styles.line}>{t('getStarted.received.method', { method, chain: chainName(chain) })}</p>
          <p className={styles.note}>{t('getStarted.received.text')}</p>
        </div>
        {footer}
      </div>
    </Card>
  );
}

interface CountedNoteProps {
  isCounted: boolean;
  statisticsPath: string;
}

/** Whether the gateway has counted the request, which takes one or two seconds. */
function CountedNote({ isCounted, statisticsPath }: CountedNoteProps) {
  const { t } = useTranslation('dashboard');
  if (!isCounted) {
    return (
      <span className={styles.counted}>
        <Spinner size="sm" />
        {t('getStarted.counting')}
      </span>
    );
  }
  return (
    <span className={styles.counted}>
      <CircleCheck className={styles.check} size={16} strokeWidth={1.5} aria-hidden />
      {t('getStarted.counted')}
      <Link href={statisticsPath} render={renderRouterLink}>
        {t('getStarted.toStatistics')}
      </Link>
    </span>
  );
}
