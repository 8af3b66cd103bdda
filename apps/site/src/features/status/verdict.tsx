import { useTranslation } from '@onepoint/i18n';
import { LinkButton } from '@onepoint/ui-kit/link-button';
import { Bell } from 'lucide-react';
import { serviceStateOf, type StatusContent } from '../../shared/content/status-content.ts';
import styles from './verdict.module.css';

const msPerSecond = 1000;

/** The overall state in one sentence, with its age and a link to subscribe. */
export function Verdict({ measured, incidents }: Pick<StatusContent, 'measured' | 'incidents'>) {
  const { t } = useTranslation('page');
  const state = serviceStateOf(measured?.parts ?? [], incidents);
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
      <LinkButton href="#subscribe" icon={<Bell aria-hidden />} className={styles.subscribe}>
        {t('status.subscribe.action')}
      </LinkButton>
    </section>
  );
}
