import { evaluate } from "~/evaluator/evaluate";

type Asked = { times: number; applications: Parameters<typeof evaluate>[0][] };

/** The evaluator alone, in the runtime that it runs in: evaluates each application so many times. */
export default {
  async fetch(request: Request): Promise<Response> {
    const { times, applications } = (await request.json()) as Asked;
    let bytes = 0;
    for (let round = 0; round < times; round += 1) {
      for (const application of applications) bytes += JSON.stringify(evaluate(application)).length;
    }
    return new Response(String(bytes));
  },
};
