import { useTranslation } from '@onepoint/i18n';
import { localePath } from '@onepoint/navigation';
import { LinkButton } from '@onepoint/ui-kit/link-button';
import { usePage } from '../../shared/page-context-provider.tsx';
import { Message } from './message.tsx';
import styles from './not-found.module.css';

/** What readers of a missing page look for most often. */
const elsewhere = [
  ['/docs', 'docs'],
  ['/docs/methods', 'methods'],
  ['/chains', 'chains'],
  ['/pricing', 'pricing'],
  ['/gsitemap', 'siteMap'],
] as const;

/** Says that there is no such page, and where to go instead. */
export function NotFound() {
  const { t } = useTranslation('page');
  const { locale } = usePage();
  return (
    <Message code="404" title={t('notFound.title')} text={t('notFound.description')}>
      <LinkButton href={localePath('/', locale)} variant="primary" size="lg">
        {t('notFound.home')}
      </LinkButton>
      <nav aria-label={t('notFound.elsewhere')}>
        <ul className={styles.links}>
          {elsewhere.map(([path, name]) => (
            <li key={path}>
              <a href={localePath(path, locale)} className={styles.link}>
                {t(`notFound.pages.${name}`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </Message>
  );
}
