import { fileURLToPath } from "node:url";
import { mergeConfig } from "vitest/config";
import vite from "./vite.config.ts";

export default mergeConfig(vite, {
  test: {
    environment: "happy-dom",
    dir: fileURLToPath(new URL("..", import.meta.url)),
    include: [
      "web/tests/**/*.test.{ts,tsx}",
      "src/parlour/games/*/web/**/*.test.{ts,tsx}",
      "tests/toys/*/web/**/*.test.{ts,tsx}",
    ],
  },
});
