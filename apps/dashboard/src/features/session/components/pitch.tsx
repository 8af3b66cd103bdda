import { useTranslation } from '@onepoint/i18n';
import { endpointUrl } from '@onepoint/site-config';
import { Activity, KeyRound, Plug } from 'lucide-react';
import styles from './pitch.module.css';

const points = [
  { key: 'free', Icon: KeyRound },
  { key: 'protocols', Icon: Plug },
  { key: 'live', Icon: Activity },
] as const;

/** Why one would sign up, in three lines and a request. */
export function Pitch() {
  const { t } = useTranslation('auth');
  return (
    <div className={styles.pitch}>
      <h2 className={styles.title}>{t('pitch.title')}</h2>
      <ul className={styles.points}>
        {points.map(({ key, Icon }) => (
          <li key={key}>
            <Icon size={18} strokeWidth={1.5} aria-hidden />
            <span>{t(`pitch.points.${key}`)}</span>
          </li>
        ))}
      </ul>
      <pre className={styles.sample} aria-label={t('pitch.sample')} role="img">
        {sample()}
      </pre>
    </div>
  );
}

/** A request to the public endpoint and its shape of reply. Code is the same in every language. */
function sample(): string {
  const url = endpointUrl({ origin: location.origin, chain: 'ethereum', key: 'public' });
  return `$ curl ${url} \\\n    -d '{"jsonrpc":"2.0","id":1,"method":"eth_blockNumber"}'\n\n{"jsonrpc":"2.0","id":1,"result":"0x16e2f4a"}`;
}
