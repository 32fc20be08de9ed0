import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Question } from "~/features/questionnaires/rules";

export async function cautionsOn(
  questions: readonly Question[],
  { services }: AppLoadContext,
): Promise<string[]> {
  if (questions.length === 0) return [];
  const answer = await services.advice.cautionOn(
    questions.map(({ title, question }) => ({ title, question })),
  );
  if (answer.kind === "silent") return [];
  return answer.value.flatMap((caution, at) =>
    caution === null ? [] : [`“${questions[at]?.title}” ${caution}`],
  );
}
