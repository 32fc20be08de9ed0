import { remembered } from "../text/remembered";
import type { Sentence } from "../text/sentences";

const CHILDREN =
  "(?:children|child|kids?|sons?|daughters?|bab(?:y|ies)|twins|toddlers?|youngest|eldest|oldest|" +
  "grandchildren)";
const FAMILY_STATUS = new RegExp(
  "\\b(?:I am|I['’]m|happily|recently) (?:\\w+ )?(?:married|divorced|widowed|pregnant|expecting|single)\\b" +
    "|\\b(?:mother|father|mum|mom|dad|parent|granny|grandmother) (?:of|to) (?:\\w+|\\d+)(?=[,.;!]|$|" +
    " (?:so|and|I)\\b)" +
    `|\\bI(?: have|['’]ve)(?: got)? (?:no|an?|one|two|three|four|five|six|\\d)(?: \\w+)? ` +
    `${CHILDREN}\\b(?! (?:in|to|on|with) )` +
    `|\\bmy (?:own )?(?:${CHILDREN}|childminder|husband|wife)\\b(?! and I\\b)` +
    "|^\\W{0,9}(?:yes|yeah|yep),? (?:\\w+ )?my (?:own |late )?(?:father|mother|mum|mam|mom|dad|nan|" +
    "gran\\w*|parents?|aunt|uncle|brother|sister)\\b" +
    "|\\bmy (?:mother|mum|mam|parents|sister)\\b[^.;]*\\b(?:minds?|babysits?|looks? after)\\b",
  "iu",
);

/** Whether a sentence tells of the writer's own family, which is no evidence of any work. */
export const isOfTheFamily = remembered(({ text }: Pick<Sentence, "text">): boolean =>
  FAMILY_STATUS.test(text),
);
