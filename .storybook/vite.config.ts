import { dictionaries } from '@onepoint/build/vite-dictionaries';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Builds and serves stories. Doesn't use the workspace plugin, which would empty the folder that Storybook has already written to. */
export default defineConfig({
  plugins: [dictionaries(), react()],
  build: { chunkSizeWarningLimit: 2000, target: 'baseline-widely-available' },
});
