import { classNames } from '@onepoint/ui-kit/class-names';
import { IconButton } from '@onepoint/ui-kit/icon-button';
import { ChartLine, ChevronLeft, ChevronRight, FileDown, ImageDown, RotateCcw, Table2, ZoomIn, ZoomOut } from 'lucide-react';
import styles from './chart-head.module.css';
import type { ChartTools, ChartToolsTexts, SeriesColor, TimeSeries } from './time-series.ts';

interface ChartHeadProps extends Omit<ChartToolbarProps, 'texts' | 'zoomed'> {
  series: readonly TimeSeries[];
  colors: readonly SeriesColor[];
  hidden: ReadonlySet<string>;
  onHiddenChange: (hidden: ReadonlySet<string>) => void;
  tools: ChartTools | undefined;
  /** Empty if everything is shown. */
  rangeText: string;
}

/** Legend, shown range, and tools of a chart. The last visible series can't be hidden. */
export function ChartHead({ series, colors, hidden, onHiddenChange, tools, rangeText, ...toolbar }: ChartHeadProps) {
  const handleToggle = (id: string) => {
    const next = new Set(hidden);
    if (!next.delete(id)) next.add(id);
    if (series.some((one) => !next.has(one.id))) onHiddenChange(next);
  };
  return (
    <div className={styles.head}>
      <Legend
        series={series}
        colors={colors}
        hidden={hidden}
        onToggle={tools && series.length > 1 ? handleToggle : undefined}
        label={tools?.texts.series}
      />
      {tools ? (
        <div className={styles.end}>
          {rangeText ? <p className={styles.range}>{rangeText}</p> : null}
          <ChartToolbar {...toolbar} texts={tools.texts} zoomed={rangeText !== ''} />
        </div>
      ) : null}
    </div>
  );
}

interface ChartToolbarProps {
  texts: ChartToolsTexts;
  view: 'chart' | 'table';
  onViewChange: (view: 'chart' | 'table') => void;
  canZoom: boolean;
  zoomed: boolean;
  onZoom: (factor: number) => void;
  onReset: () => void;
  /** Whether the range can be panned by a share of its length; negative is earlier. */
  canShift: (share: number) => boolean;
  onShift: (share: number) => void;
  onSaveImage: () => void;
  onSaveCsv: () => void;
}

const step = 2;
/** Panning keeps half of the shown range visible. */
const shiftShare = 0.5;

/** Buttons for zoom, pan, table, PNG and CSV. They appear on hover and focus until the chart is zoomed or shown as a table. */
export function ChartToolbar(props: ChartToolbarProps) {
  const { texts, view, onViewChange, canZoom, zoomed, onZoom, onReset, canShift, onShift, onSaveImage, onSaveCsv } = props;
  const isChart = view === 'chart';
  return (
    <div role="group" aria-label={texts.toolbar} className={classNames(styles.toolbar, isChart && !zoomed && styles.quiet)}>
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

interface LegendProps {
  series: readonly TimeSeries[];
  colors: readonly SeriesColor[];
  hidden?: ReadonlySet<string>;
  /** Makes the entries toggle buttons. */
  onToggle?: ((id: string) => void) | undefined;
  label?: string | undefined;
}

const none: ReadonlySet<string> = new Set();

/** Series names with their colors. With `onToggle`, each entry is a toggle button. */
export function Legend({ series, colors, hidden = none, onToggle, label }: LegendProps) {
  return (
    <ul className={styles.legend} aria-label={label}>
      {series.map(({ id, label: text }, index) => {
        const swatch = <span className={styles.swatch} style={{ background: `var(--color-${colors[index]})` }} />;
        return (
          <li key={id}>
            {onToggle ? (
              <button
                type="button"
                aria-pressed={!hidden.has(id)}
                className={classNames(styles.item, styles.toggle)}
                onClick={() => onToggle(id)}
              >
                {swatch}
                <span dir="auto">{text}</span>
              </button>
            ) : (
              <span className={styles.item}>
                {swatch}
                <span dir="auto">{text}</span>
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
