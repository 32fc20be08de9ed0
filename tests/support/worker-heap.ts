import { setTimeout as sleep } from "node:timers/promises";

const EVERY_MS = 50;

type Usage = { usedSize: number; backingStorageSize?: number };

/** Bytes of a Worker's heap and buffers, without garbage, by the inspector at this address. */
export async function watchHeap(url: string) {
  const socket = new WebSocket(url);
  const waiting = new Map<number, (answer: { result?: Usage }) => void>();
  await new Promise((opened, failed) => {
    socket.addEventListener("open", opened);
    socket.addEventListener("error", failed);
  });
  socket.addEventListener("message", ({ data }) => {
    const answer = JSON.parse(String(data));
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  let asked = 0;
  const ask = (method: string) =>
    new Promise<{ result?: Usage }>((answered) => {
      asked += 1;
      waiting.set(asked, answered);
      socket.send(JSON.stringify({ id: asked, method }));
    });
  const held = async () => {
    await ask("HeapProfiler.collectGarbage");
    const { result } = await ask("Runtime.getHeapUsage");
    if (result === undefined) throw new Error("the inspector does not say what the Worker holds");
    return result.usedSize + (result.backingStorageSize ?? 0);
  };
  let most = 0;
  let times = 0;
  let watching = true;
  const watch = (async () => {
    while (watching) {
      most = Math.max(most, await held());
      times += 1;
      await sleep(EVERY_MS);
    }
  })();
  return {
    async stop() {
      watching = false;
      await watch;
      socket.close();
      return { most, times };
    },
  };
}
