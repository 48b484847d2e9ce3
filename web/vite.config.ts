import { globSync } from "node:fs";
import { basename, delimiter, dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.PARLOUR_SERVER ?? "http://127.0.0.1:8000";
const further = (process.env.PARLOUR_GAMES ?? "").split(delimiter).filter(Boolean);
const games = [here("../src/parlour/games"), ...further.map((folder) => resolve(folder))];

/** `virtual:boards`: what loads the board of each game that has one. Folders are found, never listed. */
function boards(): Plugin {
  const name = "virtual:boards";
  return {
    name,
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load: (id) => {
      if (id !== `\0${name}`) return null;
      const found = games.flatMap((folder) => globSync(`${folder}/*/web/index.tsx`));
      const lines = found.map((file) => {
        const game = basename(dirname(dirname(file)));
        return `  ${JSON.stringify(game)}: () => import(${JSON.stringify(file)}),`;
      });
      return `export default {\n${lines.join("\n")}\n};\n`;
    },
  };
}

// The build goes where the server looks for it, in a checkout as in a wheel, or where it is told to.
export default defineConfig({
  root: here("."),
  cacheDir: here("../node_modules/.vite"),
  plugins: [react(), boards()],
  // A game may be anywhere, and has no modules of its own.
  resolve: { alias: { "@shell": here("./src") }, dedupe: ["react", "react-dom"] },
  server: {
    fs: { allow: [here(".."), ...games] },
    proxy: { "/api": { target: server, ws: true } },
  },
  build: {
    outDir: resolve(process.env.PARLOUR_PAGES || here("../src/parlour/server/client")),
    emptyOutDir: true,
    target: "es2022",
    cssTarget: ["chrome123", "firefox120", "safari17.5"], // these know light-dark()
    chunkSizeWarningLimit: 1000, // kB; a scene in 3D comes with three.js, and only to who plays it
    assetsInlineLimit: 0, // the page may only load what the server sends as a file
  },
});
