import type { ChartTools } from '@onepoint/charts';
import { useTranslation } from '@onepoint/i18n';
import { useMemo } from 'react';

/**
 * The tools of a chart in the language of the page: zoom, selection, table, picture and CSV.
 *
 * @param fileName of saved files, without ending
 */
export function useChartTools(fileName: string): ChartTools {
  const { t } = useTranslation('dashboard');
  return useMemo(
    () => ({
      fileName,
      texts: {
        toolbar: t('charts.toolbar'),
        zoomIn: t('charts.zoomIn'),
        zoomOut: t('charts.zoomOut'),
        zoomReset: t('charts.zoomReset'),
        earlier: t('charts.earlier'),
        later: t('charts.later'),
        showChart: t('charts.showChart'),
        showTable: t('charts.showTable'),
        saveImage: t('charts.saveImage'),
        saveCsv: t('charts.saveCsv'),
        moreRows: t('charts.moreRows'),
        rowsShown: (shown, total) => t('charts.rowsShown', { shown, total }),
        series: t('charts.series'),
        help: t('charts.help'),
        shownAll: t('charts.shownAll'),
        shown: (from, to) => t('charts.shown', { from, to }),
        selected: (from, to) => t('charts.selected', { from, to }),
      },
    }),
    [t, fileName],
  );
}
