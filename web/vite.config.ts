import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.PARLOUR_SERVER ?? "http://127.0.0.1:8000";

// The build goes where the server looks for it, in a checkout as in a wheel.
export default defineConfig({
  root: here("."),
  cacheDir: here("../node_modules/.vite"),
  plugins: [react()],
  resolve: { alias: { "@shell": here("./src") } },
  server: {
    fs: { allow: [here("..")] },
    proxy: { "/api": { target: server, ws: true } },
  },
  build: {
    outDir: here("../src/parlour/server/client"),
    emptyOutDir: true,
    target: "es2022",
    cssTarget: ["chrome123", "firefox120", "safari17.5"], // these know light-dark()
    chunkSizeWarningLimit: 1000, // kB; a scene in 3D comes with three.js, and only to who plays it
    assetsInlineLimit: 0, // the page may only load what the server sends as a file
  },
});
