import { maskId } from '@onepoint/auth/react';
import { useTranslation } from '@onepoint/i18n';
import { Code } from '@onepoint/ui-kit/code';
import { CopyButton } from '@onepoint/ui-kit/copy-button';
import { IconButton } from '@onepoint/ui-kit/icon-button';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import styles from './masked-value.module.css';

export interface MaskedValueProps {
  value: string;
  /** Accessible names of its buttons. */
  revealLabel: string;
  hideLabel: string;
  copyLabel: string;
}

/** An id or an address: shortened until it is asked for, copied whole. */
export function MaskedValue({ value, revealLabel, hideLabel, copyLabel }: MaskedValueProps) {
  const { t } = useTranslation();
  const [revealed, setRevealed] = useState(false);
  return (
    <span className={styles.value}>
      <Code code={revealed ? value : maskId(value)} />
      <span className={styles.buttons}>
        <IconButton
          size="sm"
          name={revealed ? hideLabel : revealLabel}
          aria-pressed={revealed}
          icon={revealed ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          onClick={() => setRevealed(!revealed)}
        />
        <CopyButton text={value} label={copyLabel} copiedLabel={t('actions.copied')} failedLabel={t('states.copyFailed')} />
      </span>
    </span>
  );
}
