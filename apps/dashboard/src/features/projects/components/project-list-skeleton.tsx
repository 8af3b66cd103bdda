import { Card } from '@onepoint/ui-kit/card';
import { Skeleton } from '@onepoint/ui-kit/skeleton';
import styles from './project-list.module.css';

const cards = ['first', 'second', 'third'];

export function ProjectListSkeleton() {
  return (
    <div className={styles.list} aria-hidden>
      {cards.map((card) => (
        <Card key={card} padding="sm">
          <Skeleton lines={4} />
        </Card>
      ))}
    </div>
  );
}
