import { useAccount } from '@onepoint/auth/account';
import { useTranslation } from '@onepoint/i18n';
import { Avatar } from '@onepoint/ui-kit/avatar';
import { Card } from '@onepoint/ui-kit/card';
import { CopyableValue } from './copyable-value.tsx';
import styles from './identity-card.module.css';
import { NamesForm } from './names-form.tsx';

/** What the user is called, and the id by which others add them to a project. */
export function IdentityCard() {
  const { t } = useTranslation('dashboard');
  const { userId, firstName, lastName, imageUrl, emailAddresses } = useAccount();
  const shownName = `${firstName} ${lastName}`.trim() || (emailAddresses[0]?.emailAddress ?? userId);
  return (
    <Card title={t('profile.names.title')} description={t('profile.names.description')}>
      <div className={styles.person}>
        <Avatar name={shownName} imageUrl={imageUrl ?? undefined} size={56} />
        <div className={styles.form}>
          <NamesForm />
        </div>
      </div>
      <div className={styles.id}>
        <h3 className={styles.title}>{t('profile.id.title')}</h3>
        <p className={styles.note}>{t('profile.id.description')}</p>
        <CopyableValue value={userId} copyLabel={t('profile.id.copy')} />
      </div>
    </Card>
  );
}
