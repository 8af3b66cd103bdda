import { dictionaries } from '@onepoint/build/vite-dictionaries';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** How stories are built and served. Without the workspace's plugin: that empties the folder Storybook has already written to. */
export default defineConfig({
  plugins: [dictionaries(), react()],
  build: { chunkSizeWarningLimit: 2000, target: 'baseline-widely-available' },
});
