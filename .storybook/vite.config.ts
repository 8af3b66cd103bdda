import { workspace } from '@onepoint/tools/vite-workspace';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** How stories are built and served. */
export default defineConfig({ plugins: [workspace(), react()], build: { chunkSizeWarningLimit: 2000 } });
