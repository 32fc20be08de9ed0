import type { WorkersAi } from "~/services/model/workers-ai-model";

/** How the stand-in answers, or fails to. */
export type BindingManner = () => Promise<unknown>;

type Asked = { model: string; inputs: Record<string, unknown>; signal: AbortSignal };

/** A stand-in for Workers AI's binding, as badly behaved as a test wants it. */
export function modelBinding() {
  const asked: Asked[] = [];
  let manner: BindingManner = async () => ({ response: { dimensions: [] } });
  const binding: WorkersAi = {
    run(model, inputs, { signal }) {
      asked.push({ model, inputs, signal });
      return manner();
    },
  };
  return {
    binding,
    asked,
    behave(next: BindingManner) {
      manner = next;
    },
  };
}

/** As workerd's binding throws: the internal code, a colon, and words. */
export const throws =
  (message: string): BindingManner =>
  async () => {
    throw Object.assign(new Error(message), { name: "InferenceUpstreamError" });
  };
