import { useTranslation } from '@onepoint/i18n';
import type { PlanId, PlanOffer } from '@onepoint/plans-domain';
import { RadioCard } from '@onepoint/ui-kit/radio-card';
import { RadioGroup } from '@onepoint/ui-kit/radio-group';
import { Check } from 'lucide-react';
import { usePlanTexts } from '../hooks/use-plan-texts.ts';
import { OfferBadge } from './offer-badge.tsx';
import { PlanPrice } from './plan-price.tsx';
import styles from './plan-choice.module.css';

export interface PlanChoiceProps {
  offers: readonly PlanOffer[];
  value: PlanId | null;
  onValueChange: (planId: PlanId) => void;
}

/** Plans to choose from as cards. One that no deposit can help to cannot be chosen, and says why. */
export function PlanChoice({ offers, value, onValueChange }: PlanChoiceProps) {
  const { t } = useTranslation('modals');
  const textsOf = usePlanTexts();
  return (
    <RadioGroup label={t('planChange.choose')} layout="grid" value={value} onValueChange={onValueChange}>
      {offers.map(({ plan, change }) => {
        const texts = textsOf(plan);
        const refusal = change.kind === 'refused' && change.reason !== 'BALANCE_TOO_LOW' ? change.reason : null;
        return (
          <RadioCard
            key={plan.id}
            value={plan.id}
            label={texts.label}
            description={<PlanPrice texts={texts} />}
            aside={<OfferBadge offer={{ plan, change }} />}
            disabled={refusal !== null}
            disabledReason={refusal === null ? undefined : t(`planChange.refused.${refusal}`)}
          >
            <span className={styles.description}>{texts.description}</span>
            <span className={styles.items}>
              {texts.items.map((item) => (
                <span key={item} className={styles.item}>
                  <Check size={14} strokeWidth={1.5} aria-hidden />
                  {item}
                </span>
              ))}
            </span>
          </RadioCard>
        );
      })}
    </RadioGroup>
  );
}
