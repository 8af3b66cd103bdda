import { TestRequestButton } from '../../features/api-keys/test-request-button.tsx';
import { StatisticsPage } from '../../features/statistics/statistics-page.tsx';
import { paths } from '../paths.ts';

export function StatisticsRoute() {
  return <StatisticsPage testRequest={<TestRequestButton getStartedPath={paths.getStarted} />} />;
}
