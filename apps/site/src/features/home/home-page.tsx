import { useTranslation } from '@onepoint/i18n';
import { Accordion } from '@onepoint/ui-kit/accordion';
import { LinkButton } from '@onepoint/ui-kit/link-button';
import { Cable, Gauge, KeyRound, ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { Section } from '../../shared/page-sections.tsx';
import type { HomeContent } from '../../shared/content/page-content.ts';
import { usePage } from '../../shared/page-context.ts';
import { useOfferedChains } from '../../shared/rpc/served-chains.ts';
import { useLoginPath } from '../../shared/use-app-paths.ts';
import { Chains } from './chains.tsx';
import { Hero } from './hero.tsx';
import styles from './home-page.module.css';
import { Plans } from './plans.tsx';
import { Steps } from './steps.tsx';

/** The closing call to action. */
export function Closing() {
  const { t } = useTranslation('page');
  return (
    <section className={styles.closing}>
      <div className={styles.card} data-theme="dark">
        <div className={styles.words}>
          <h2 className={styles.closingTitle}>{t('home.end.title')}</h2>
          <p className={styles.text}>{t('home.end.text')}</p>
        </div>
        <LinkButton href={useLoginPath()} variant="primary" size="xl" iconEnd={<ArrowRight aria-hidden />}>
          {t('home.hero.start')}
        </LinkButton>
      </div>
    </section>
  );
}

const questions = ['computeUnit', 'limit', 'balance', 'libraries', 'keys', 'public'] as const;

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

const points = [
  { id: 'transport', Icon: Cable },
  { id: 'keys', Icon: KeyRound },
  { id: 'meter', Icon: Gauge },
] as const;

/** The product in one sentence and three points. */
export function What() {
  const { t } = useTranslation('page');
  return (
    <section className={styles.what}>
      <h2 className={styles.statement}>{t('home.what.statement')}</h2>
      <ul className={styles.points}>
        {points.map(({ id, Icon }) => (
          <li key={id} className={styles.point}>
            <Icon size={22} strokeWidth={1.5} aria-hidden />
            <h3 className={styles.title}>{t(`home.what.points.${id}.title`)}</h3>
            <p>{t(`home.what.points.${id}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function HomePage() {
  const { chains, isSettled } = useOfferedChains((usePage().content as HomeContent).served);
  const [listed] = useState(chains);
  return (
    <>
      <Hero chains={chains} listed={listed} />
      <What />
      <Chains chains={chains} isSettled={isSettled} />
      <Steps chains={chains} />
      <Plans />
      <Questions />
      <Closing />
    </>
  );
}
