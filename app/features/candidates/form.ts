import * as v from "valibot";
import { oneOf, optionalLine, optionalText, requiredLine, tickable } from "~/lib/fields";
import { isId } from "~/lib/ids";
import { CANDIDATE_STATUSES, OFFER_ENDS, PROPOSALS } from "~/vocabulary/applications";
import { POOL_CHOICES } from "~/vocabulary/decisions";
import { DECIDED_IN_BULK, LONGEST_TAG } from "./rules";

/** UTF-16 units. */
const LONGEST_DETAIL = 1000;

/** Of five hundred people, with room to spare. */
const LONGEST_LIST = 40_000;

const LIST = v.optional(v.pipe(v.string(), v.maxLength(500)), "");

const Pressed = {
  from: v.optional(v.picklist(CANDIDATE_STATUSES)),
  list: LIST,
};

/** Each button sends one: where the candidate goes, to which stage, or how the offer ended. */
export const MoveForm = v.union([
  v.object({
    ...Pressed,
    stage: v.pipe(
      v.string(),
      v.check((text) => isId(text)),
    ),
    seen: v.optional(v.pipe(v.string(), v.maxLength(40)), ""),
  }),
  v.pipe(
    v.object({ ...Pressed, offer: v.picklist(OFFER_ENDS) }),
    v.transform((pressed) => ({ ...pressed, status: "passed" as const })),
  ),
  v.object({
    ...Pressed,
    status: oneOf(CANDIDATE_STATUSES, "Please choose what to do with this candidate"),
    offer: v.optional(v.undefined()),
  }),
]);

const POOL = v.optional(v.picklist(POOL_CHOICES), "");

/** `sure`: the detail that was sent although it had been warned of. */
export const PassForm = v.object({
  intent: v.optional(v.literal("check")),
  from: v.picklist(CANDIDATE_STATUSES),
  list: LIST,
  offer: v.optional(v.picklist(OFFER_ENDS)),
  reason: optionalLine(60),
  detail: optionalText(LONGEST_DETAIL),
  sure: optionalText(LONGEST_DETAIL),
  pool: POOL,
});

export const ReconsiderForm = v.object({
  from: v.picklist(CANDIDATE_STATUSES),
  reason: v.pipe(
    optionalText(LONGEST_DETAIL),
    v.check(
      (text) => text.split(/\s+/).filter(Boolean).length >= 3,
      "Please say why in at least three words",
    ),
  ),
});

const viewName = requiredLine("Please give it a name", 60);
const knownId = v.pipe(
  v.string(),
  v.check((text) => isId(text)),
);

export const ViewForm = v.variant("intent", [
  v.object({ intent: v.literal("save"), name: viewName, list: LIST, shared: tickable() }),
  v.object({ intent: v.literal("rename"), id: knownId, name: viewName }),
  v.object({ intent: v.literal("delete"), id: knownId }),
]);

const SNOOZE = {
  until: v.pipe(v.optional(v.string(), ""), v.isoDate("Please choose a day")),
  reason: requiredLine("Please say why, for whoever sees this person again"),
  card: tickable(),
};

export const SnoozeForm = v.variant("intent", [
  v.object({
    intent: v.literal("wake"),
    until: v.optional(v.string(), ""),
    reason: v.optional(v.string(), ""),
    card: tickable(),
    list: LIST,
  }),
  v.object({
    intent: v.literal("snooze"),
    ...SNOOZE,
    list: LIST,
  }),
]);

export const UndoForm = v.object({ list: LIST });

const people = v.pipe(v.optional(v.string(), ""), v.maxLength(LONGEST_LIST));

export const BulkForm = v.object({
  intent: v.picklist(["check", "send"]),
  to: v.picklist(DECIDED_IN_BULK),
  bulk: knownId,
  people,
  reason: optionalLine(60),
  detail: optionalText(LONGEST_DETAIL),
  sure: optionalText(LONGEST_DETAIL),
  pool: POOL,
});

const Many = { bulk: knownId, people };

/** `shown`: the stage for which names and mails were on the page. */
export const StageManyForm = v.object({
  ...Many,
  stage: v.optional(v.string(), ""),
  shown: v.optional(v.string(), ""),
});

export const SnoozeManyForm = v.object({ ...Many, ...SNOOZE });

const tag = v.pipe(
  requiredLine("Please give a tag", LONGEST_TAG),
  v.check((text) => !text.includes(","), "Please give one tag at a time, without commas"),
);

export const TagForm = v.object({ intent: v.picklist(["add", "remove"]), tag });

export const TagManyForm = v.object({ ...Many, tag });

export const PoolForm = v.object({ intent: v.picklist(["keep", "remove"]) });

/** `keep`: which of the two goes on; then where both were seen. */
export const MergeForm = v.object({
  keep: v.pipe(
    v.optional(v.string(), ""),
    v.check((text) => isId(text), "Please choose which of the two goes on"),
  ),
  from: v.picklist(CANDIDATE_STATUSES),
  otherFrom: v.picklist(CANDIDATE_STATUSES),
});

export const ProposalForm = v.variant("intent", [
  v.object({ intent: v.literal("dismiss") }),
  v.object({
    intent: v.literal("propose"),
    to: v.pipe(v.optional(v.string(), ""), v.picklist(PROPOSALS, "Please choose what you propose")),
    from: v.picklist(CANDIDATE_STATUSES),
    reason: requiredLine("Please say why, for whoever decides"),
  }),
]);

export const AssignManyForm = v.object({
  ...Many,
  interviewer: v.pipe(
    v.optional(v.string(), ""),
    v.check((text) => isId(text), "Please choose somebody"),
  ),
});
