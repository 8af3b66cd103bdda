export { StatisticsPage as Component } from '../../features/statistics/statistics-page.tsx';
