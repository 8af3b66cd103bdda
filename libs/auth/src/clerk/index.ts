export { useClerkUi, type ClerkUiState } from './use-clerk-ui.ts';
export { ClerkParts, type ClerkPartsProps } from './clerk-parts.tsx';
