import { useTranslation } from '@onepoint/i18n';
import { Badge } from '@onepoint/ui-kit/badge';
import type { ConformanceCheckResult } from '@onepoint/wallet/conformance';
import { useState, type ReactNode } from 'react';
import { JsonBlock } from '../../../shared/json-block.tsx';
import { plainSentence } from '../report/plain-sentence.ts';
import styles from './check-row.module.css';

const tones = { pass: 'positive', fail: 'negative', skip: 'neutral', 'needs-person': 'neutral' } as const;

export interface CheckRowProps {
  readonly check: ConformanceCheckResult;
}

/** One requirement and its verdict; opened, it shows what was seen. */
export function CheckRow({ check }: CheckRowProps): ReactNode {
  const { t } = useTranslation('provider');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li className={styles.row}>
      <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary className={styles.summary}>
          <Badge className={styles.verdict} tone={check.verdict === 'fail' && check.level === 'should' ? 'caution' : tones[check.verdict]}>
            {t(`conformance.verdicts.${check.verdict}`)}
          </Badge>
          <span className={styles.text}>{plainSentence(t(`conformance.checks.${check.id}`))}</span>
          <span className={styles.level}>{t(`conformance.levels.${check.level}`)}</span>
        </summary>
        {isOpen ? (
          <div className={styles.evidence}>
            <JsonBlock label={t('conformance.evidence')} value={check.evidence ?? null} />
          </div>
        ) : null}
      </details>
    </li>
  );
}
