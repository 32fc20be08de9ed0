declare module "virtual:islands" {
  /** What the build has made of each island, by the name of its element; none in the edit loop. */
  export const islandFiles: Record<string, string[]>;
}
