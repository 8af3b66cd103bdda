import { formatNumber, useTranslation } from '@onepoint/i18n';
import { Skeleton } from '@onepoint/ui-kit/skeleton';
import type { BlockTag, TaggedBlock } from './ask-block-tags.ts';
import styles from './tag-card.module.css';

/** `none`: no request yet. */
export type TagReading =
  | { kind: 'none' | 'asking' | 'unsupported' }
  | { kind: 'read'; block: TaggedBlock; ageSeconds: number; behind: number };

interface TagCardProps {
  tag: BlockTag;
  reading: TagReading;
}

const unknown = '–';

export function TagCard({ tag, reading }: TagCardProps) {
  const { t, i18n } = useTranslation('page');
  const format = (value: number | bigint): string => formatNumber(value, i18n.language);
  const describeBlock = (): Record<'number' | 'age' | 'behind', string> | undefined => {
    if (reading.kind === 'none') return { number: unknown, age: unknown, behind: unknown };
    if (reading.kind !== 'read') return undefined;
    return {
      number: format(reading.block.number),
      age: t('pos.ask.seconds', { count: reading.ageSeconds, formatted: format(reading.ageSeconds) }),
      behind: t('pos.ask.blocks', { count: reading.behind, formatted: format(reading.behind) }),
    };
  };
  const block = describeBlock();
  return (
    <li className={styles.card}>
      <h2 className={styles.tag}>{t(`pos.tags.${tag}.title`)}</h2>
      <p className="text-muted">{t(`pos.tags.${tag}.text`)}</p>
      <div className={styles.reading} aria-busy={reading.kind === 'asking' || undefined}>
        {reading.kind === 'asking' ? <Skeleton lines={3} /> : null}
        {reading.kind === 'unsupported' ? <p className="text-muted">{t('pos.ask.unsupported')}</p> : null}
        {block === undefined ? null : (
          <>
            <p className={styles.number}>{block.number}</p>
            <dl className={styles.facts}>
              <dt>{t('pos.ask.age')}</dt>
              <dd>{block.age}</dd>
              <dt>{t('pos.ask.behind')}</dt>
              <dd>{block.behind}</dd>
            </dl>
          </>
        )}
      </div>
    </li>
  );
}
