import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// The page, for both the desktop window and the browser. Relative addresses, because it is served under app:// too;
// nothing is inlined, because the page's Content-Security-Policy forbids data: and inline scripts.
export default defineConfig({
  root: 'renderer',
  base: './',
  plugins: [react()],
  build: {
    outDir: '../dist/renderer',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 2000,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
  },
})
