export { createLab, type CreateLabParameters, type Lab } from './lab/create-lab.ts';
export { createPathNavigation, type PathNavigation } from './lab/path-navigation.ts';
export { findSectionId, labSectionIds, type LabNavigation, type LabPlace, type LabSectionId } from './lab/lab-navigation.tsx';
export { LabProvider, type LabProviderProps } from './lab/lab-provider.tsx';
export { LabFrame } from './sections/lab-frame.tsx';
