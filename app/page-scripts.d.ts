declare module "virtual:page-scripts" {
  export const startScript: string;
  /** A lively page's own script, and then what it imports. */
  export const livelyFiles: string[];
  /** By the name of its element: its own script, and then what it imports. */
  export const islandFiles: Record<string, string[] | undefined>;
}
