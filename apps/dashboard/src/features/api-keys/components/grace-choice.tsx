import { useTranslation } from '@onepoint/i18n';
import { Radio } from '@onepoint/ui-kit/radio';
import { RadioGroup } from '@onepoint/ui-kit/radio-group';
import { focusOnMount } from '../../../shared/focus/focus-on-mount.ts';
import type { RotationGrace } from '../data/rotation-grace.ts';

export interface GraceChoiceProps {
  value: RotationGrace;
  onValueChange: (grace: RotationGrace) => void;
  disabled: boolean;
}

/** How long the secret before the rotation goes on working. */
export function GraceChoice({ value, onValueChange, disabled }: GraceChoiceProps) {
  const { t } = useTranslation('modals');
  return (
    <RadioGroup
      label={t('rotateApiKey.grace')}
      description={t('rotateApiKey.graceHint')}
      value={value}
      onValueChange={onValueChange}
      disabled={disabled}
      ref={focusOnMount}
    >
      <Radio value="hour" label={t('rotateApiKey.hour')} />
      <Radio value="day" label={t('rotateApiKey.day')} />
      <Radio value="week" label={t('rotateApiKey.week')} />
      <Radio value="now" label={t('rotateApiKey.now')} description={t('rotateApiKey.nowHint')} />
    </RadioGroup>
  );
}
