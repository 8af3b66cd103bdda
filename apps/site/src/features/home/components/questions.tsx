import { useTranslation } from '@onepoint/i18n';
import { Accordion } from '@onepoint/ui-kit/accordion';
import { Section } from '../../../shared/section.tsx';
import styles from './questions.module.css';

const questions = ['computeUnit', 'limit', 'balance', 'libraries', 'keys', 'public'] as const;

/** What people ask before they sign up. */
export function Questions() {
  const { t } = useTranslation('page');
  return (
    <Section id="questions" title={t('home.questions.title')}>
      <Accordion
        className={styles.accordion}
        items={questions.map((id) => ({
          id: `question-${id}`,
          title: t(`home.questions.items.${id}.question`),
          content: <p>{t(`home.questions.items.${id}.answer`)}</p>,
        }))}
      />
    </Section>
  );
}
