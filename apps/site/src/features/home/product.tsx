import { useTranslation } from '@onepoint/i18n';
import { Cable, KeyRound, ReceiptText } from 'lucide-react';
import { Section } from '../../shared/page-sections.tsx';
import { ProductPicture } from './product-picture/product-picture.tsx';
import styles from './product.module.css';

const points = [
  { id: 'transport', Icon: Cable },
  { id: 'keys', Icon: KeyRound },
  { id: 'failures', Icon: ReceiptText },
] as const;

export function Product() {
  const { t } = useTranslation('page');
  return (
    <Section id="product" title={t('home.product.title')} lead={t('home.product.lead')}>
      <ProductPicture className={styles.picture} sizes="min(100vw - 2rem, 75rem)" />
      <ul className={styles.points}>
        {points.map(({ id, Icon }) => (
          <li key={id} className={styles.point}>
            <Icon size={20} strokeWidth={1.5} aria-hidden />
            <h3 className={styles.title}>{t(`home.product.points.${id}.title`)}</h3>
            <p>{t(`home.product.points.${id}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
