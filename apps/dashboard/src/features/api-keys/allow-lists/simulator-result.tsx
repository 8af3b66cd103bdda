import { allowListRules, type AllowListRule } from '@onepoint/allow-lists';
import { useTranslation } from '@onepoint/i18n';
import { Alert } from '@onepoint/ui-kit/alert';
import type { SimulatedCall } from './simulate.ts';
import styles from './simulator-card.module.css';

/** What the gateway answers with, by the list that refuses (`error.data.code`). */
const codes: Readonly<Record<AllowListRule, string>> = {
  origins: 'ORIGIN_NOT_LISTED',
  ips: 'IP_NOT_LISTED',
  methods: 'METHOD_NOT_LISTED',
  contracts: 'CONTRACT_NOT_LISTED',
};

/** Allowed or refused, call by call, and by which entry or list. */
export function SimulatorResult({ calls }: { calls: readonly SimulatedCall[] }) {
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
