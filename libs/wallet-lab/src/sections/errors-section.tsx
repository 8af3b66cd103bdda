export { ErrorGalleryPanel as ErrorsSection } from '../panels/errors/error-gallery-panel.tsx';
