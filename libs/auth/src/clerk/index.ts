export { ClerkParts, type ClerkPartsProps } from './clerk-parts.tsx';
