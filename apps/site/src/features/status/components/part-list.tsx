import { useTranslation } from '@onepoint/i18n';
import type { StatusMeasurements } from '../../../shared/status-content.ts';
import { BarLegend } from './bar-legend.tsx';
import { PartRow } from './part-row.tsx';
import styles from './part-list.module.css';

/** Every part that is asked: the chains, and what the dashboard stands on. */
export function PartList({ measured }: { measured: StatusMeasurements }) {
  const { t } = useTranslation('page');
  const { parts, firstDay } = measured;
  const groups = [
    { title: t('status.parts.chains'), rows: parts.filter(({ kind }) => kind === 'chain') },
    { title: t('status.parts.account'), rows: parts.filter(({ kind }) => kind !== 'chain') },
  ].filter(({ rows }) => rows.length > 0);
  return (
    <section aria-labelledby="parts" className={styles.parts}>
      <div className={styles.head}>
        <h2 id="parts" className={styles.heading}>
          {t('status.parts.title')}
        </h2>
        <BarLegend />
      </div>
      {groups.map(({ title, rows }) => (
        <div key={title}>
          <h3 className={styles.title}>{title}</h3>
          <ul className={styles.rows}>
            {rows.map((part) => (
              <PartRow key={part.id} part={part} firstDay={firstDay} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
