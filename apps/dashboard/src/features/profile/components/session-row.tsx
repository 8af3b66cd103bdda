import { useAccount, type AccountSession } from '@onepoint/auth/account';
import { useTranslation } from '@onepoint/i18n';
import { Badge } from '@onepoint/ui-kit/badge';
import { Button } from '@onepoint/ui-kit/button';
import { Monitor, Smartphone } from 'lucide-react';
import { useFormat } from '../../../shared/format/use-format.ts';
import { useNow } from '../../../shared/format/use-now.ts';
import { useAccountChange } from '../hooks/use-account-change.ts';
import rows from './rows.module.css';

export interface SessionRowProps {
  session: AccountSession;
}

/** A browser: what it is, where, when it was last active, and an end to its session. */
export function SessionRow({ session: { id, current, browser, device, mobile, ipAddress, place, lastActiveAt } }: SessionRowProps) {
  const { t } = useTranslation('dashboard');
  const { revokeSession } = useAccount();
  const format = useFormat();
  const nowMs = useNow(60_000);
  const name =
    browser !== null && device !== null
      ? t('profile.sessions.named', { browser, device })
      : (browser ?? device ?? t('profile.sessions.unknown'));
  const end = useAccountChange({
    change: () => revokeSession(id),
    done: () => t('profile.sessions.ended', { name }),
    failed: t('profile.sessions.failed.end'),
  });
  const Icon = mobile ? Smartphone : Monitor;
  const active = current ? t('profile.sessions.now') : t('profile.sessions.active', { when: format.relative(lastActiveAt, nowMs) });
  return (
    <li className={rows.row}>
      <span className={rows.icon}>
        <Icon size={18} strokeWidth={1.5} aria-hidden />
      </span>
      <span className={rows.texts}>
        <span className={rows.name}>
          {name}
          {current ? <Badge tone="positive">{t('profile.sessions.current')}</Badge> : null}
        </span>
        <span className={rows.note}>{[active, place, ipAddress].filter(Boolean).join(' · ')}</span>
      </span>
      {current ? null : (
        <span className={rows.actions}>
          <Button size="sm" loading={end.isPending} aria-label={t('profile.sessions.endOf', { name })} onClick={() => end.mutate()}>
            {t('profile.sessions.end')}
          </Button>
        </span>
      )}
    </li>
  );
}
