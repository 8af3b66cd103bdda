import { useTranslation } from '@onepoint/i18n';
import { Accordion } from '@onepoint/ui-kit/accordion';
import { useState } from 'react';
import type { HomeContent } from '../../shared/content/page-content.ts';
import { usePage } from '../../shared/page-context.ts';
import { Section } from '../../shared/page-sections.tsx';
import { useOfferedChains } from '../../shared/rpc/served-chains.ts';
import { Chains } from './chains.tsx';
import { Hero } from './hero.tsx';
import styles from './home-page.module.css';
import { Plans } from './plans.tsx';
import { Product } from './product.tsx';
import { RequestPath } from './request-path.tsx';
import { StartLink } from './start-link.tsx';
import { Steps } from './steps.tsx';

function Closing() {
  const { t } = useTranslation('page');
  return (
    <section className={styles.closing}>
      <div className={styles.card} data-theme="dark">
        <div className={styles.words}>
          <h2 className={styles.title}>{t('home.end.title')}</h2>
          <p className={styles.text}>{t('home.end.text')}</p>
        </div>
        <StartLink size="xl" />
      </div>
    </section>
  );
}

const questions = ['computeUnit', 'limit', 'balance', 'libraries', 'keys', 'public'] as const;

function Questions() {
  const { t } = useTranslation('page');
  return (
    <Section id="questions" title={t('home.questions.title')} split>
      <Accordion
        items={questions.map((id) => ({
          id: `question-${id}`,
          title: t(`home.questions.items.${id}.question`),
          content: <p>{t(`home.questions.items.${id}.answer`)}</p>,
        }))}
      />
    </Section>
  );
}

export function HomePage() {
  const { rates, served, catalogue } = usePage().content as HomeContent;
  const { chains, isSettled } = useOfferedChains(served);
  const [listed] = useState(chains);
  return (
    <>
      <Hero chains={chains} listed={listed} />
      <Product />
      <RequestPath />
      <Chains chains={chains} isSettled={isSettled} />
      <Steps chains={chains} />
      <Plans rates={rates} catalogue={catalogue} />
      <Questions />
      <Closing />
    </>
  );
}
