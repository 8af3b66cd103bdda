import UPlot from 'uplot';

const widthShare = 0.72;
const widthMaxPx = 40;

/** uPlot's own bars, a gap between them and no wider than a thumb. */
export const barPaths = UPlot.paths.bars?.({ size: [widthShare, widthMaxPx], radius: 0.08 });
