import { isIpRange, type AllowLists } from '@onepoint/allow-lists';
import { useTranslation } from '@onepoint/i18n';
import { Card } from '@onepoint/ui-kit/card';
import { FormMessage } from '@onepoint/ui-kit/form-message';
import { SegmentedSwitch } from '@onepoint/ui-kit/segmented-switch';
import { TextArea } from '@onepoint/ui-kit/text-area';
import { TextField } from '@onepoint/ui-kit/text-field';
import { useState } from 'react';
import { composeCall } from './compose-call.ts';
import { simulate } from './simulate.ts';
import styles from './simulator-card.module.css';
import { SimulatorResult } from './simulator-result.tsx';

export interface SimulatorCardProps {
  /** The lists to ask. */
  lists: AllowLists;
  /** Whether the gateway knows these lists already. */
  isSaved: boolean;
}

const isAddress = (text: string): boolean => isIpRange(text) && !text.includes('/');

/** Says what the gateway would say to a request, and by which list, without sending it. */
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
