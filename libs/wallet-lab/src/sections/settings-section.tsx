export { SettingsPanel as SettingsSection } from '../panels/settings/settings-panel.tsx';
