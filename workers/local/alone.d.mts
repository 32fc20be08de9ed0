export function alone<Result>(
  file: string,
  work: () => Promise<Result>,
  onWait?: () => void,
): Promise<Result>;
export function isAlive(pid: number): boolean;
