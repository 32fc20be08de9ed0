import * as v from "valibot";
import { optionalLine, optionalText, requiredLine, requiredText } from "~/lib/fields";
import { isId } from "~/lib/ids";
import { CANDIDATE_STATUSES } from "~/vocabulary/applications";
import { POSTING_LANGUAGES } from "~/vocabulary/jobs";
import { LONGEST_BODY, LONGEST_SUBJECT } from "~/vocabulary/messages";
import { wrongField } from "./rules";

const id = () =>
  v.pipe(
    v.string(),
    v.check((text) => isId(text)),
  );

const version = () => v.pipe(v.optional(v.string(), "0"), v.transform(Number), v.integer());

const knownFields = v.rawCheck<string>(({ dataset, addIssue }) => {
  const message = dataset.typed ? wrongField(dataset.value) : null;
  if (message !== null) addIssue({ message });
});

const Words = {
  subject: v.pipe(requiredLine("Please write a subject", LONGEST_SUBJECT), knownFields),
  body: v.pipe(requiredText("Please write what the mail says", LONGEST_BODY), knownFields),
};

const STATUSES = v.picklist(CANDIDATE_STATUSES);

/** `version`: 0 for a new one. */
export const TemplateForm = v.object({
  id: id(),
  version: version(),
  name: requiredLine("Please give it a name", 60),
  ...Words,
  language: v.pipe(
    v.optional(v.string(), "en"),
    v.check((code) => Object.hasOwn(POSTING_LANGUAGES, code), "Please choose a language"),
  ),
  statuses: v.pipe(
    v.optional(v.union([v.array(STATUSES), STATUSES]), []),
    v.transform((chosen) => [chosen].flat()),
  ),
});

const Given = {
  interview_when: optionalLine(),
  interview_place: optionalLine(),
  reply_within: optionalLine(),
};

const Written = {
  message: id(),
  template: optionalLine(26),
  ...Words,
  ...Given,
  day: optionalLine(10),
  time: optionalLine(5),
  zone: optionalLine(60),
  sure: optionalText(LONGEST_BODY + LONGEST_SUBJECT + 1),
};

/** `version`: of the mail that waits and is changed. `sure`: the words that were sent though warned of. */
export const WriteForm = v.object({ ...Written, version: version() });

/** `message`: what all of them share. `people`: `id:status` of each, divided by spaces. */
export const WriteManyForm = v.object({ ...Written, people: v.pipe(v.string(), v.maxLength(30_000)) });

export const CancelForm = v.object({ message: id(), version: version() });
