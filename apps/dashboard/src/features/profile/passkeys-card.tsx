import { useAccount, type AccountPasskey } from '@onepoint/auth/account';
import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { Card } from '@onepoint/ui-kit/card';
import { IconButton } from '@onepoint/ui-kit/icon-button';
import { Fingerprint, Trash2 } from 'lucide-react';
import { useFormat, useNow } from '../../shared/format/use-format.ts';
import form from './profile-form.module.css';
import { profileModals } from './profile.modals.ts';
import { useAccountChange } from './profile.queries.ts';
import rows from '../../shared/rows/rows.module.css';

/** Renders nothing if the identity service doesn't support passkeys. */
export function PasskeysCard() {
  const { t } = useTranslation('dashboard');
  const { passkeys, addPasskey } = useAccount();
  const add = useAccountChange({
    change: addPasskey,
    done: () => t('profile.passkeys.added'),
    failed: t('profile.passkeys.failed.add'),
  });
  if (passkeys === null) return null;
  return (
    <Card
      title={t('profile.passkeys.title')}
      description={t('profile.passkeys.description')}
      actions={
        <Button loading={add.isPending} onClick={() => add.mutate()}>
          {t('profile.passkeys.add')}
        </Button>
      }
    >
      {passkeys.length === 0 ? (
        <p className={form.note}>{t('profile.passkeys.none')}</p>
      ) : (
        <ul aria-label={t('profile.passkeys.list')} className={rows.rows}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function PasskeyRow({ passkey: { id, name: ownName, createdAt, lastUsedAt } }: { passkey: AccountPasskey }) {
  const { t } = useTranslation(['dashboard', 'common']);
  const { removePasskey } = useAccount();
  const format = useFormat();
  const nowMs = useNow(60_000);
  const name = ownName ?? t('profile.passkeys.unnamed');
  const facts = [
    t('profile.passkeys.created', { date: format.date(createdAt) }),
    lastUsedAt === null ? null : t('profile.passkeys.used', { when: format.relative(lastUsedAt, nowMs) }),
  ];
  const handleRemove = (): void =>
    void profileModals.open('confirm', {
      title: t('profile.passkeys.removeTitle', { name }),
      consequences: [t('profile.passkeys.removeText'), t('profile.passkeys.removeKept')],
      submitLabel: t('profile.passkeys.removeSubmit'),
      change: () => removePasskey(id),
      done: t('profile.passkeys.removed'),
      failed: t('profile.passkeys.failed.remove'),
    });
  return (
    <li className={rows.row}>
      <span className={rows.icon}>
        <Fingerprint size={18} strokeWidth={1.5} aria-hidden />
      </span>
      <span className={rows.texts}>
        <span className={rows.name}>{name}</span>
        <span className={rows.note}>{facts.filter((fact) => fact !== null).join(t('common:separators.item'))}</span>
      </span>
      <span className={rows.actions}>
        <IconButton
          size="sm"
          name={t('profile.passkeys.remove', { name })}
          icon={<Trash2 aria-hidden />}
          aria-haspopup="dialog"
          onClick={handleRemove}
        />
      </span>
    </li>
  );
}
