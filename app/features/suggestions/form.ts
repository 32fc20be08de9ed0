import * as v from "valibot";
import { optionalLine, optionalText } from "~/lib/fields";
import { isId } from "~/lib/ids";
import { SUGGESTION_ANSWERS } from "~/vocabulary/suggestions";
import { LONGEST_ANSWER, LONGEST_SUGGESTION, SHORTEST_SUGGESTION } from "./rules";

const WHAT = `Please say what should change, in at least ${SHORTEST_SUGGESTION} characters`;

export const SuggestionForm = v.object({
  part: optionalLine(100),
  text: v.pipe(
    optionalText(LONGEST_SUGGESTION),
    v.check((text) => text.length >= SHORTEST_SUGGESTION, WHAT),
  ),
});

export const AnswerForm = v.object({
  id: v.pipe(
    v.string(),
    v.check((text) => isId(text)),
  ),
  answer: v.picklist(SUGGESTION_ANSWERS),
  words: optionalText(LONGEST_ANSWER),
});
