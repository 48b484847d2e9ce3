import { fileURLToPath } from "node:url";
import { mergeConfig } from "vitest/config";
import { PATIENCE } from "./tests/patience.ts";
import vite from "./vite.config.ts";

export default mergeConfig(vite, {
  test: {
    environment: "happy-dom",
    setupFiles: [fileURLToPath(new URL("tests/patience.ts", import.meta.url))],
    testTimeout: PATIENCE,
    hookTimeout: PATIENCE,
    dir: fileURLToPath(new URL("..", import.meta.url)),
    include: [
      "web/tests/**/*.test.{ts,tsx}",
      "src/parlour/games/*/web/**/*.test.{ts,tsx}",
      "tests/toys/*/web/**/*.test.{ts,tsx}",
    ],
  },
});
