import type { Jobs, Wake } from "./jobs";

export function queueJobs(queue: Queue<Wake>, onFailure: (error: unknown) => void): Jobs {
  return {
    async wake(message) {
      try {
        await queue.send(message);
      } catch (error) {
        onFailure(error);
      }
    },
  };
}
