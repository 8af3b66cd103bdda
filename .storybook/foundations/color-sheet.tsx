import { tokens } from '@onepoint/ui-kit/tokens';
import { Sheet, Swatch } from './sheet.tsx';

type Color = Parameters<typeof tokens.contrastRatio>[0];

const { colors, chartPalette, chainMarks, chainColor, contrastRatio, formatHex, formatOklch } = tokens;
const noteOf = (color: Color) => `${formatHex(color)} ${formatOklch(color)}`;
/** Contrast with a card in light and dark. */
const onCard = (light: Color, dark: Color) =>
  `${contrastRatio(light, colors.light['surface-1']).toFixed(2)} and ${contrastRatio(dark, colors.dark['surface-1']).toFixed(2)} on a card`;
const roles = Object.keys(colors.light) as ReadonlyArray<keyof typeof colors.light>;

/** Color roles in the current theme with their CSS names, and their values in both themes as hex and OKLCH, from the token sources. */
export function ColorSheet() {
  return (
    <>
      <Sheet title="Roles (light, then dark)">
        {roles.map((role) => (
          <Swatch key={role} name={role} notes={[noteOf(colors.light[role]), noteOf(colors.dark[role])]} />
        ))}
      </Sheet>
      <Sheet title="Chart series, in the order in which series take them">
        {chartPalette.light.map((light, index) => {
          const dark = chartPalette.dark[index] ?? light;
          return <Swatch key={noteOf(light)} name={`chart-${index + 1}`} notes={[noteOf(light), noteOf(dark), onCard(light, dark)]} />;
        })}
      </Sheet>
      <Sheet title="Chains: a hue each, the theme gives the lightness">
        {chainMarks.map((chain) => {
          const [light, dark] = [chainColor(chain, 'light'), chainColor(chain, 'dark')];
          return <Swatch key={chain} name={`chain-${chain}`} notes={[noteOf(light), noteOf(dark), onCard(light, dark)]} />;
        })}
      </Sheet>
    </>
  );
}
