import { findLanguage, useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { Card } from '@onepoint/ui-kit/card';
import { Languages } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './display-card.module.css';

export interface DisplayCardProps {
  /** The choice of a theme. */
  themeSwitch: ReactNode;
  onPickLanguage: () => void;
}

/** How this browser shows the product. */
export function DisplayCard({ themeSwitch, onPickLanguage }: DisplayCardProps) {
  const { t, i18n } = useTranslation(['dashboard', 'common']);
  const language = findLanguage(i18n.language)?.label ?? i18n.language;
  return (
    <Card title={t('profile.display.title')} description={t('profile.display.description')}>
      <dl className={styles.settings}>
        <div className={styles.setting}>
          <dt>{t('common:language.label')}</dt>
          <dd>
            <Button
              icon={<Languages aria-hidden />}
              aria-haspopup="dialog"
              aria-label={t('profile.display.changeLanguage', { language })}
              onClick={onPickLanguage}
            >
              {language}
            </Button>
          </dd>
        </div>
        <div className={styles.setting}>
          <dt>{t('common:theme.label')}</dt>
          <dd className={styles.theme}>{themeSwitch}</dd>
        </div>
      </dl>
    </Card>
  );
}
