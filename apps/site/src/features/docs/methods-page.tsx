import { formatNumber, useTranslation } from '@onepoint/i18n';
import { BreakableName } from '../../shared/breakable-name.tsx';
import type { MethodListContent } from '../../shared/content/doc-content.ts';
import { usePage } from '../../shared/page-context.ts';
import { DocLayout } from './doc-layout.tsx';
import styles from './methods-page.module.css';

export function MethodsPage() {
  const { t, i18n } = useTranslation('page');
  const { content } = usePage();
  const list = content as MethodListContent;
  return (
    <DocLayout doc={list}>
      {list.groups.map(({ id, title, methods }) => (
        <section key={id} aria-labelledby={id} className={styles.group}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          <table className={styles.table}>
            <thead className="visually-hidden">
              <tr>
                <th scope="col">{t('docs.methods.method')}</th>
                <th scope="col">{t('docs.methods.does')}</th>
                <th scope="col">{t('docs.methods.computeUnits')}</th>
              </tr>
            </thead>
            <tbody>
              {methods.map((method) => (
                <tr key={method.name}>
                  <th scope="row">
                    <a href={method.href} translate="no">
                      <BreakableName name={method.name} />
                    </a>
                  </th>
                  <td lang={list.methodLanguage ?? undefined}>{method.summary}</td>
                  <td className={styles.units}>{formatNumber(method.computeUnits, i18n.language)} CU</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </DocLayout>
  );
}
