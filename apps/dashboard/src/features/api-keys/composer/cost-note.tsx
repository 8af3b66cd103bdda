import { useTranslation } from '@onepoint/i18n';
import { useFormat } from '../../../shared/format/use-format.ts';
import { useProject } from '../../../shared/projects/project-context.ts';
import { usePlanName } from '../../../shared/projects/use-plan-name.ts';
import type { ComposedRequest } from './composed-request.ts';
import styles from './composer.module.css';
import { requestCost } from './request-cost.ts';

/** What the request will cost once it is answered, said before it is sent. */
export function CostNote({ request }: { request: ComposedRequest }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const planName = usePlanName();
  const plan = planName(useProject().usageCommitment);
  const { computeUnits, price } = requestCost({ ...request, method: request.method.trim() }, useProject().usageCommitment);
  const cost =
    request.through === 'public'
      ? t('composer.costPublic')
      : price === null
        ? t('composer.costFree', { plan })
        : t('composer.costPrice', { price: format.exactMoney(price), plan });
  return (
    <dl className={styles.cost}>
      <dt>{t('composer.cost')}</dt>
      <dd>
        {t('composer.costUnits', { count: computeUnits, units: format.number(computeUnits) })} · {cost}
      </dd>
    </dl>
  );
}
