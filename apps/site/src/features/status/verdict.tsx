import { useTranslation } from '@onepoint/i18n';
import { overallState, type StatusMeasurements } from '../../shared/content/status-content.ts';
import styles from './verdict.module.css';

const msPerSecond = 1000;

/** The overall state in one sentence, with its age. */
export function Verdict({ measured }: { measured: StatusMeasurements | null }) {
  const { t } = useTranslation('page');
  const state = overallState(measured?.parts ?? []);
  const failing = measured?.parts.filter((part) => part.state === 'failing').length ?? 0;
  return (
    <section className={styles.verdict} data-state={state}>
      <span className={styles.dot} aria-hidden />
      <div>
        <div role="status">
          <h2 className={styles.sentence}>
            {state === 'failing' ? t('status.verdict.failing', { count: failing }) : t(`status.verdict.${state}`)}
          </h2>
        </div>
        <p className={styles.age}>
          {measured === null
            ? t('status.notMeasured')
            : t('status.measured', {
                time: new Date(measured.atMs).toISOString().slice(0, 19).replace('T', ' '),
                seconds: measured.intervalMs / msPerSecond,
              })}
        </p>
      </div>
    </section>
  );
}
