import { IconButton } from '@onepoint/ui-kit/icon-button';
import { ChartLine, ChevronLeft, ChevronRight, FileDown, ImageDown, Table2, ZoomIn, ZoomOut, RotateCcw } from 'lucide-react';
import type { ChartToolsTexts } from './chart-texts.ts';
import styles from './chart-toolbar.module.css';

export interface ChartToolbarProps {
  texts: ChartToolsTexts;
  view: 'chart' | 'table';
  onViewChange: (view: 'chart' | 'table') => void;
  /** There is more than the shortest range to zoom to. */
  canZoom: boolean;
  /** A part is shown. */
  zoomed: boolean;
  onZoom: (factor: number) => void;
  onReset: () => void;
  /** Whether there is more to see, by a part of what is shown; below 0 earlier. */
  canShift: (share: number) => boolean;
  onShift: (share: number) => void;
  onSaveImage: () => void;
  onSaveCsv: () => void;
}

const step = 2;
/** Half of what is shown stays in sight. */
const shiftShare = 0.5;

/** Zoom, pan, chart or table, picture and CSV. */
export function ChartToolbar(props: ChartToolbarProps) {
  const { texts, view, onViewChange, canZoom, zoomed, onZoom, onReset, canShift, onShift, onSaveImage, onSaveCsv } = props;
  const isChart = view === 'chart';
  return (
    <div role="group" aria-label={texts.toolbar} className={styles.toolbar}>
      <IconButton size="sm" name={texts.zoomIn} icon={<ZoomIn aria-hidden />} disabled={!canZoom} onClick={() => onZoom(1 / step)} />
      <IconButton size="sm" name={texts.zoomOut} icon={<ZoomOut aria-hidden />} disabled={!zoomed} onClick={() => onZoom(step)} />
      <IconButton size="sm" name={texts.zoomReset} icon={<RotateCcw aria-hidden />} disabled={!zoomed} onClick={onReset} />
      <span className={styles.pan}>
        <IconButton
          size="sm"
          name={texts.earlier}
          icon={<ChevronLeft aria-hidden />}
          disabled={!canShift(-shiftShare)}
          onClick={() => onShift(-shiftShare)}
        />
        <IconButton
          size="sm"
          name={texts.later}
          icon={<ChevronRight aria-hidden />}
          disabled={!canShift(shiftShare)}
          onClick={() => onShift(shiftShare)}
        />
      </span>
      <span className={styles.divider} />
      <IconButton
        size="sm"
        name={isChart ? texts.showTable : texts.showChart}
        icon={isChart ? <Table2 aria-hidden /> : <ChartLine aria-hidden />}
        onClick={() => onViewChange(isChart ? 'table' : 'chart')}
      />
      <IconButton size="sm" name={texts.saveImage} icon={<ImageDown aria-hidden />} disabled={!isChart} onClick={onSaveImage} />
      <IconButton size="sm" name={texts.saveCsv} icon={<FileDown aria-hidden />} onClick={onSaveCsv} />
    </div>
  );
}
