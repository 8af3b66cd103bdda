import { useTranslation } from '@onepoint/i18n';
import { findWalletMethod, walletMethods, type WalletMethodId } from '@onepoint/wallet/methods';
import type { ReactNode } from 'react';
import { LabLink, useLabNavigation } from '../../lab/lab-navigation.tsx';
import { NativeSelect } from '../../shared/native-select.tsx';
import { MethodPanel } from './method-panel.tsx';
import styles from './methods-section.module.css';

const firstMethod = walletMethods[4];

/** Menu of methods, and the method from the URL (default: the first one). */
export function MethodsSection(): ReactNode {
  const { place } = useLabNavigation();
  const method = findWalletMethod(place.item ?? '') ?? firstMethod;
  return (
    <div className={styles.columns}>
      <MethodMenu current={method.id} />
      <MethodPanel key={`${method.id} ${JSON.stringify(place.search ?? {})}`} method={method} />
    </div>
  );
}

export interface MethodMenuProps {
  readonly current: WalletMethodId;
}

/** All methods by group: links on wide screens, a select on narrow ones. */
export function MethodMenu({ current }: MethodMenuProps): ReactNode {
  const { t } = useTranslation('methods');
  const { goTo } = useLabNavigation();
  const groups = [...Map.groupBy(walletMethods, ({ group }) => group)];
  return (
    <>
      <div className={styles.narrow}>
        <NativeSelect
          label={t('form.method')}
          value={current}
          onValueChange={(id) => goTo({ section: 'methods', item: id })}
          options={walletMethods.map(({ id, group }) => ({ value: id, label: t(`catalogue.${id}.title`), group: t(`groups.${group}`) }))}
        />
      </div>
      <nav className={styles.wide} aria-label={t('form.menu')}>
        {groups.map(([group, methods]) => (
          <div key={group}>
            <p className={styles.group} id={`methods-${group}`}>
              {t(`groups.${group}`)}
            </p>
            <ul className={styles.list} aria-labelledby={`methods-${group}`}>
              {methods.map(({ id }) => (
                <li key={id}>
                  <LabLink className={styles.link} to={{ section: 'methods', item: id }} aria-current={id === current ? 'page' : undefined}>
                    {t(`catalogue.${id}.title`)}
                  </LabLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </>
  );
}
