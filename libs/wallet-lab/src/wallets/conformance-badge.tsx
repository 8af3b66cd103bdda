import { useTranslation } from '@onepoint/i18n';
import { Badge } from '@onepoint/ui-kit/badge';
import type { ConformanceGrade } from '@onepoint/wallet/conformance';
import type { ReactNode } from 'react';

const tones = { conformant: 'positive', mostly: 'caution', failing: 'negative', unknown: 'neutral' } as const;

export interface ConformanceBadgeProps {
  readonly grade: ConformanceGrade;
}

/** How a wallet did against the standards, in a word. */
export function ConformanceBadge({ grade }: ConformanceBadgeProps): ReactNode {
  const { t } = useTranslation('provider');
  return (
    <Badge tone={tones[grade]} dot title={t(`conformance.gradeHints.${grade}`)}>
      {t(`conformance.grades.${grade}`)}
    </Badge>
  );
}
