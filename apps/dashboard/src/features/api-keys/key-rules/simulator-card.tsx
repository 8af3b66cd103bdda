import { allowListRules, isIpRange, type AllowListRule, type AllowLists } from '@onepoint/allow-lists';
import { useTranslation } from '@onepoint/i18n';
import { Alert } from '@onepoint/ui-kit/alert';
import { Card } from '@onepoint/ui-kit/card';
import { FormMessage } from '@onepoint/ui-kit/form-message';
import { SegmentedSwitch } from '@onepoint/ui-kit/segmented-switch';
import { TextArea } from '@onepoint/ui-kit/text-area';
import { TextField } from '@onepoint/ui-kit/text-field';
import { useState } from 'react';
import { composeCall, simulate, type SimulatedCall } from './allow-lists.rules.ts';
import styles from './simulator-card.module.css';

interface SimulatorCardProps {
  lists: AllowLists;
  /** True if the gateway already uses these lists. */
  isSaved: boolean;
}

/** Shows whether the gateway would allow a request and which list decides, without sending the request. */
export function SimulatorCard({ lists, isSaved }: SimulatorCardProps) {
  const { t } = useTranslation('dashboard');
  const [origin, setOrigin] = useState('');
  const [ip, setIp] = useState('203.0.113.7');
  const [input, setInput] = useState<'fields' | 'request'>('fields');
  const [method, setMethod] = useState('eth_call');
  const [contract, setContract] = useState('');
  const [request, setRequest] = useState('');
  const client = { origin: origin.trim() === '' ? null : origin.trim(), ip: ip.trim() };
  const text = input === 'fields' ? composeCall(method.trim(), contract.trim()) : request;
  const calls = simulate(lists, client, text);
  const plain = { mono: true, spellCheck: false, autoComplete: 'off', autoCapitalize: 'none', dir: 'ltr' } as const;
  return (
    <Card title={t('simulator.title')} description={t('simulator.description')}>
      <div className={styles.simulator}>
        <div className={styles.fields}>
          <TextField
            label={t('simulator.origin')}
            description={t('simulator.originHint')}
            placeholder="https://app.example.com"
            value={origin}
            onValueChange={setOrigin}
            {...plain}
          />
          <TextField
            label={t('simulator.ip')}
            description={t('simulator.ipHint')}
            value={ip}
            onValueChange={setIp}
            error={isAddress(client.ip) ? undefined : t('simulator.ipInvalid')}
            {...plain}
          />
          <SegmentedSwitch
            label={t('simulator.input')}
            options={[
              { value: 'fields', label: t('simulator.byFields') },
              { value: 'request', label: t('simulator.byRequest') },
            ]}
            value={input}
            onValueChange={setInput}
            className={styles.switch}
          />
          {input === 'fields' ? (
            <>
              <TextField
                label={t('simulator.method')}
                description={t('simulator.methodHint')}
                value={method}
                onValueChange={setMethod}
                {...plain}
              />
              <TextField
                label={t('simulator.contract')}
                description={t('simulator.contractHint')}
                placeholder="0x…"
                value={contract}
                onValueChange={setContract}
                {...plain}
              />
            </>
          ) : (
            <TextArea
              label={t('simulator.request')}
              description={t('simulator.requestHint')}
              placeholder={composeCall('eth_blockNumber', '')}
              value={request}
              onValueChange={setRequest}
              error={request.trim() !== '' && calls === null ? t('simulator.requestInvalid') : undefined}
              className={styles.wide}
              rows={5}
              {...plain}
            />
          )}
        </div>
        <div className={styles.results} role="status">
          {calls === null || !isAddress(client.ip) ? null : <SimulatorResult calls={calls} />}
          {isSaved ? null : <FormMessage tone="caution">{t('simulator.unsaved')}</FormMessage>}
        </div>
      </div>
    </Card>
  );
}

const isAddress = (text: string): boolean => isIpRange(text) && !text.includes('/');

function SimulatorResult({ calls }: { calls: readonly SimulatedCall[] }) {
  return calls.map((call) => <CallResult key={call.number} call={call} isBatch={calls.length > 1} />);
}

function CallResult({ call: { number, method, decision }, isBatch }: { call: SimulatedCall; isBatch: boolean }) {
  const { t } = useTranslation('dashboard');
  const prefix = isBatch ? `${t('simulator.call', { number, method })} · ` : '';
  if (decision.isAllowed) {
    const entries = allowListRules.flatMap((rule) =>
      decision.entries[rule] === undefined ? [] : [{ rule, entry: decision.entries[rule] }],
    );
    return (
      <Alert tone="positive" title={prefix + t('simulator.allowed')}>
        {entries.length === 0 ? (
          t('simulator.allowedUnlimited')
        ) : (
          <ul className={styles.entries}>
            {entries.map(({ rule, entry }) => (
              <li key={rule}>{t('simulator.by', { list: t(`allowLists.rules.${rule}`), entry })}</li>
            ))}
          </ul>
        )}
      </Alert>
    );
  }
  const { rule, reason, value } = decision;
  const why =
    rule === 'origins' && reason === 'MISSING' ? t('simulator.noOrigin') : t(`simulator.reasons.${reason}`, { value: value ?? '' });
  return (
    <Alert tone="negative" title={prefix + t('simulator.refusedBy', { list: t(`simulator.lists.${rule}`) })}>
      <span>
        {why} {t('simulator.answer', { code: codes[rule] })}
      </span>
    </Alert>
  );
}

/** Gateway's `error.data.code` for a call rejected by each list. */
const codes: Readonly<Record<AllowListRule, string>> = {
  origins: 'ORIGIN_NOT_LISTED',
  ips: 'IP_NOT_LISTED',
  methods: 'METHOD_NOT_LISTED',
  contracts: 'CONTRACT_NOT_LISTED',
};
