export { ChartLabPage as Component } from '../../features/chart-lab/chart-lab-page.tsx';
