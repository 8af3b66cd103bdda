import { findLanguage, type LanguageCode } from '@onepoint/i18n';
import { switchLanguage } from '@onepoint/navigation';
import type { ScenarioName } from '@onepoint/testing/scenarios';
import type { ReactNode } from 'react';
import { pageLanguage, routedLanguages } from '../app/paths.ts';
import { DemoAccount } from './demo-account.tsx';
import { DemoBar } from './demo-bar.tsx';
import styles from './demo-frame.module.css';
import { DemoSession } from './demo-session.tsx';
import { scenarioParameter } from './keep-scenario.ts';

const languages = routedLanguages.map((code) => ({ code, label: findLanguage(code)?.label ?? code }));

/** Reloads the app with another scenario, so that no state of the previous one leaks into it. */
function enterScenario(scenario: ScenarioName): void {
  const url = new URL(location.href);
  url.search = '';
  url.searchParams.set(scenarioParameter, scenario);
  location.assign(url);
}

function handleLanguageChange(language: LanguageCode): void {
  location.assign(switchLanguage(location, language, routedLanguages));
}

export interface DemoFrameProps {
  scenario: ScenarioName;
  children: ReactNode;
}

export function DemoFrame({ scenario, children }: DemoFrameProps) {
  return (
    <DemoSession>
      <DemoAccount>
        <div className={styles.app}>{children}</div>
      </DemoAccount>
      <DemoBar
        scenario={scenario}
        onScenarioChange={enterScenario}
        language={pageLanguage}
        languages={languages}
        onLanguageChange={handleLanguageChange}
      />
    </DemoSession>
  );
}
