/** Made by the plugin in web/vite.config.ts. */
declare module "virtual:boards" {
  const boards: Readonly<Record<string, () => Promise<{ default: import("./games").GameClient }>>>;
  export default boards;
}
