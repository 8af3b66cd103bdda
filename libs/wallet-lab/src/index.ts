export { createLab, type CreateLabParameters, type Lab } from './lab/create-lab.ts';
export { createPathNavigation, type PathNavigation } from './lab/create-path-navigation.ts';
export { type LabNavigation } from './lab/lab-navigation.ts';
export { findSectionId, labSectionIds, type LabPlace, type LabSectionId } from './lab/lab-place.ts';
export { LabProvider, type LabProviderProps } from './lab/lab-provider.tsx';
export { LabFrame } from './sections/lab-frame.tsx';
