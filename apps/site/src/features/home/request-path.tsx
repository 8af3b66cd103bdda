import { useTranslation } from '@onepoint/i18n';
import { siteConfig } from '@onepoint/site-config';
import { Section } from '../../shared/page-sections.tsx';
import styles from './request-path.module.css';

const steps = ['check', 'meter', 'route'] as const;
const nodes = ['synced', 'synced', 'lagging'] as const;

function Arrows() {
  return (
    <svg className={styles.arrows} viewBox="0 0 64 24" aria-hidden>
      <path className={styles.request} d="M2 8h58m-6-5 6 5-6 5" />
      <path className={styles.response} d="M62 18H5" strokeDasharray="4 4" />
      <path className={styles.response} d="m9 14-5 4 5 4" />
    </svg>
  );
}

export function RequestPath() {
  const { t } = useTranslation('page');
  return (
    <Section id="request-path" title={t('home.path.title')} lead={t('home.path.lead')}>
      <ol className={styles.path}>
        <li className={styles.end}>
          <h3 className={styles.title}>{t('home.path.app.title')}</h3>
          <p>{t('home.path.app.text')}</p>
          <code translate="no">/rpc/base/op_…</code>
        </li>
        <li className={styles.hop}>
          <Arrows />
          <div className={styles.gateway}>
            <h3 className={styles.title}>{t('home.path.gateway', { product: siteConfig.name })}</h3>
            <ol className={styles.steps}>
              {steps.map((step, index) => (
                <li key={step}>
                  <span className={styles.number} aria-hidden>
                    {index + 1}
                  </span>
                  <span>
                    <strong>{t(`home.path.steps.${step}.title`)}</strong>
                    {t(`home.path.steps.${step}.text`)}
                  </span>
                </li>
              ))}
            </ol>
          </div>
        </li>
        <li className={styles.hop}>
          <Arrows />
          <div className={styles.end}>
            <h3 className={styles.title}>{t('home.path.nodes.title')}</h3>
            <ul className={styles.nodes}>
              {nodes.map((state, index) => (
                <li key={String(index)} data-state={state}>
                  <span className={styles.dot} aria-hidden />
                  <span>{t(`home.path.nodes.${state}`)}</span>
                </li>
              ))}
            </ul>
          </div>
        </li>
      </ol>
    </Section>
  );
}
