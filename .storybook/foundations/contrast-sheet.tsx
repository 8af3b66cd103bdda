import { Table, type TableColumn } from '@onepoint/ui-kit/table';
import { tokens } from '@onepoint/ui-kit/tokens';
import { Sheet } from './sheet.tsx';
import styles from './sheet.module.css';

interface Measured {
  readonly id: string;
  readonly front: string;
  readonly ground: string;
  readonly least: number;
  readonly light: number;
  readonly dark: number;
}

const { colors, contrastPairs, contrastRatio } = tokens;
const measured: readonly Measured[] = contrastPairs.map(({ front, ground, least }) => ({
  id: `${front} on ${ground}`,
  front,
  ground,
  least,
  light: contrastRatio(colors.light[front], colors.light[ground]),
  dark: contrastRatio(colors.dark[front], colors.dark[ground]),
}));

function Sample({ theme, front, ground, least }: { readonly theme: 'light' | 'dark' } & Pick<Measured, 'front' | 'ground' | 'least'>) {
  const color = `var(--color-${front})`;
  return (
    <span data-theme={theme} className={styles.pair} style={{ background: `var(--color-${ground})` }} aria-hidden>
      {least === 3 ? <span className={styles.edge} style={{ borderColor: color }} /> : <span style={{ color }}>Aa 12</span>}
    </span>
  );
}

const ratio = (value: number) => `${value.toFixed(2)}:1`;
const themeColumn = (theme: 'light' | 'dark', header: string): TableColumn<Measured> => ({
  id: theme,
  header,
  align: 'end',
  sortValue: (pair) => pair[theme],
  cell: (pair) => (
    <span className={styles.ratio}>
      <Sample theme={theme} {...pair} />
      {ratio(pair[theme])}
    </span>
  ),
});
const columns: ReadonlyArray<TableColumn<Measured>> = [
  { id: 'pair', header: 'Pair', rowHeader: true, cell: ({ id }) => <code>{id}</code>, sortValue: ({ id }) => id },
  themeColumn('light', 'Light'),
  themeColumn('dark', 'Dark'),
  { id: 'least', header: 'At least', align: 'end', cell: ({ least }) => ratio(least), sortValue: ({ least }) => least },
];

/** Measured contrast of every pair of color roles that can be combined, in both themes. */
export function ContrastSheet() {
  return (
    <Sheet title={`${measured.length} pairs, measured`} wide>
      <Table caption="Contrast of every pair of roles" columns={columns} rows={measured} rowId={({ id }) => id} />
    </Sheet>
  );
}
