export { ConformancePanel as ConformanceSection } from '../panels/conformance/conformance-panel.tsx';
