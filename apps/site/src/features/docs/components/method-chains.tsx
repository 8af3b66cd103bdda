import { useTranslation } from '@onepoint/i18n';
import { localePath } from '@onepoint/navigation';
import { ChainIcon } from '@onepoint/ui-kit/chain-icon';
import type { ChainSupport, MethodContent } from '../../../shared/method-content.ts';
import { usePage } from '../../../shared/page-context-provider.tsx';
import { useChainOfPath } from '../hooks/use-chain-of-path.ts';
import page from '../method-page.module.css';
import styles from './method-chains.module.css';

/** On which chains the method works; each leads to the same page with that chain in its samples. */
export function MethodChains({ method: { name: method, chains } }: { method: MethodContent }) {
  const { t } = useTranslation('page');
  const { locale } = usePage();
  const chain = useChainOfPath();
  const texts: Record<ChainSupport, string> = {
    yes: t('docs.method.supported'),
    no: t('docs.method.unsupported'),
    node: t('docs.method.dependsOnNode'),
  };
  return (
    <section>
      <h2 className={page.title}>{t('docs.method.chains')}</h2>
      <ul className={styles.chains}>
        {chains.map(({ slug, name, support }) => (
          <li key={slug}>
            <a
              href={localePath(`/docs/methods/${method}/${slug}`, locale)}
              className={styles.chain}
              aria-current={slug === chain ? 'page' : undefined}
            >
              <ChainIcon chain={slug} size={20} />
              <span>{name}</span>
              <span className={styles.support} data-support={support}>
                {texts[support]}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
