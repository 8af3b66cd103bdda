import { tokens } from '@onepoint/ui-kit/tokens';
import { Sheet, Swatch } from './sheet.tsx';

const noteOf = ({ l, c, h }: { readonly l: number; readonly c: number; readonly h: number }) => `${l} · ${c} · ${h}°`;

/** Colour roles with the OKLCH of both themes, from the token sources. */
export function ColorSheet() {
  const { colors, chartPalette, chainMarks, chainColor } = tokens;
  return (
    <>
      <Sheet title="Roles (light, then dark)">
        {Object.entries(colors.light).map(([role, light]) => (
          <Swatch key={role} name={role} note={`${noteOf(light)} / ${noteOf(colors.dark[role as keyof typeof colors.dark])}`} />
        ))}
      </Sheet>
      <Sheet title="Chart series">
        {chartPalette.light.map((color, index) => (
          <Swatch key={noteOf(color)} name={`chart-${index + 1}`} note={noteOf(color)} />
        ))}
      </Sheet>
      <Sheet title="Chains">
        {chainMarks.map((chain) => (
          <Swatch key={chain} name={`chain-${chain}`} note={noteOf(chainColor(chain, 'light'))} />
        ))}
      </Sheet>
    </>
  );
}
