import { useTranslation } from '@onepoint/i18n';
import { LinkButton, type LinkButtonProps } from '@onepoint/ui-kit/link-button';
import { ArrowRight } from 'lucide-react';
import { experimentsOf } from '../../shared/content/page-content.ts';
import { usePage } from '../../shared/page-context.ts';
import { useLoginPath } from '../../shared/use-app-paths.ts';
import styles from './start-link.module.css';

/** The call to action, worded by the experiment's variant on this page. A click on it is the experiment's goal. */
export function StartLink({ size }: Pick<LinkButtonProps, 'size'>) {
  const { t } = useTranslation('page');
  const variant = experimentsOf(usePage().content)['home-call-to-action'];
  return (
    <LinkButton
      href={useLoginPath()}
      variant="primary"
      size={size}
      iconEnd={<ArrowRight aria-hidden />}
      className={styles.link}
      data-goal="Start"
    >
      {t(variant === 'key' ? 'home.hero.startWithKey' : 'home.hero.start')}
    </LinkButton>
  );
}
