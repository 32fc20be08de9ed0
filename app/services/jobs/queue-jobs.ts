import type { Jobs, Wake } from "./jobs";

export function queueJobs(
  queue: Queue<Wake>,
  shardsOf: (message: Wake) => readonly number[],
  onFailure: (error: unknown) => void,
): Jobs {
  return {
    async wake(message) {
      try {
        for (const shard of shardsOf(message))
          await queue.send(shard === 0 ? message : { ...message, shard });
      } catch (error) {
        onFailure(error);
      }
    },
  };
}
