declare module "virtual:islands" {
  /** Where the build has put each island, by the name of its element; none in the edit loop. */
  export const islandFiles: Record<string, string>;
}
