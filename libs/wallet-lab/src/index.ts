export { createLab, type Lab } from './lab/create-lab.ts';
export { findSectionId, LabLink, LabNavigationContext, type LabNavigation, type LabPlace } from './lab/lab-navigation.tsx';
export { LabProvider } from './lab/lab-provider.tsx';
export { createPathNavigation, type PathNavigation } from './lab/path-navigation.ts';
export { LabFrame } from './sections/lab-frame.tsx';
