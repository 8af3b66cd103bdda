import { useTranslation, type LanguageCode } from '@onepoint/i18n';
import { scenarioNames, type ScenarioName } from '@onepoint/testing/scenarios';
import { Badge } from '@onepoint/ui-kit/badge';
import { Select } from '@onepoint/ui-kit/select';
import { ThemeSwitch } from '../shared/theme-switch.tsx';
import styles from './demo-bar.module.css';

export interface DemoBarProps {
  scenario: ScenarioName;
  onScenarioChange: (scenario: ScenarioName) => void;
  language: LanguageCode;
  /** Labels are native names. */
  languages: readonly { readonly code: LanguageCode; readonly label: string }[];
  onLanguageChange: (language: LanguageCode) => void;
}

export function DemoBar({ scenario, onScenarioChange, language, languages, onLanguageChange }: DemoBarProps) {
  const { t } = useTranslation('modals');
  const about = t(`demo.about.${scenario}`);
  return (
    <aside className={styles.bar} aria-label={t('demo.label')}>
      <div className={styles.what}>
        <Badge tone="caution">{t('demo.badge')}</Badge>
        <p className={styles.about}>{about}</p>
      </div>
      <div className={styles.choices}>
        <Select
          label={t('demo.scenario')}
          hideLabel
          className={styles.scenario}
          options={scenarioNames.map((value) => ({ value, label: t(`demo.names.${value}`) }))}
          value={scenario}
          onValueChange={onScenarioChange}
        />
        <Select
          label={t('demo.language')}
          hideLabel
          className={styles.language}
          options={languages.map(({ code, label }) => ({ value: code, label }))}
          value={language}
          onValueChange={onLanguageChange}
        />
        <div className={styles.theme}>
          <ThemeSwitch />
        </div>
      </div>
    </aside>
  );
}
