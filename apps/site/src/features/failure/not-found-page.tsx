import { useTranslation } from '@onepoint/i18n';
import { localePath } from '@onepoint/navigation';
import { LinkButton } from '@onepoint/ui-kit/link-button';
import { usePage } from '../../shared/page-context.ts';
import { Message } from './message.tsx';
import styles from './not-found-page.module.css';

const elsewhere = [
  ['/docs', 'docs'],
  ['/docs/methods', 'methods'],
  ['/chains', 'chains'],
  ['/pricing', 'pricing'],
  ['/gsitemap', 'siteMap'],
] as const;

export function NotFoundPage() {
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
