import type { Provider } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Badge, type BadgeProps } from '@onepoint/ui-kit/badge';

const tones = {
  healthy: 'positive',
  lagging: 'caution',
  unreachable: 'negative',
  notRpc: 'negative',
  wrongChain: 'negative',
  privateAddress: 'negative',
} as const satisfies Readonly<Record<string, BadgeProps['tone']>>;

const isKnown = (health: string): health is keyof typeof tones => Object.hasOwn(tones, health);

/** How a node is: paused, or what the last look has shown. A word that this version does not know is shown as it is. */
export function ProviderHealthBadge({ provider: { status, health } }: { provider: Pick<Provider, 'status' | 'health'> }) {
  const { t } = useTranslation('dashboard');
  if (status === 'paused') return <Badge dot>{t('providers.health.paused')}</Badge>;
  if (!isKnown(health)) return <Badge translate="no">{health}</Badge>;
  return (
    <Badge tone={tones[health]} dot>
      {t(`providers.health.${health}`)}
    </Badge>
  );
}
