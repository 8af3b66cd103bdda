import { useTranslation } from '@onepoint/i18n';
import { Cable, Gauge, KeyRound } from 'lucide-react';
import styles from './what.module.css';

const points = [
  { id: 'transport', Icon: Cable },
  { id: 'keys', Icon: KeyRound },
  { id: 'meter', Icon: Gauge },
] as const;

/** What the product is, in one sentence and three facts. */
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
