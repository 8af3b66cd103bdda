import { Skeleton } from '@onepoint/ui-kit/skeleton';
import { lazy, Suspense } from 'react';
import styles from './range-picker.module.css';
import type { RangePickerProps } from './range-picker.tsx';

const RangePicker = lazy(async () => ({ default: (await import('./range-picker.tsx')).RangePicker }));

/** The choice of days, in a chunk of its own: most readers take a range. */
export function LazyRangePicker(props: RangePickerProps) {
  return (
    <div className={styles.place}>
      <Suspense fallback={<Skeleton shape="block" className={styles.skeleton} />}>
        <RangePicker {...props} />
      </Suspense>
    </div>
  );
}
