/** What members of a company do, in the words of the log. */
export const ACTIVITY_VERBS = {
  "job.posted": "Posted a job",
  "job.copied": "Copied a job",
  "job.edited": "Edited a job",
  "job.status": "Changed a job’s status",
  "job.deleted": "Deleted a job",
  "stages.made": "Gave a job its own stages",
  "stage.added": "Added a stage",
  "stage.changed": "Changed a stage",
  "stage.deleted": "Deleted a stage",
  "stages.ended": "Ended a job’s own stages",
  "stage-template.saved": "Saved a template of stages",
  "stage-template.renamed": "Renamed a template of stages",
  "stage-template.deleted": "Deleted a template of stages",
  "questions.saved": "Saved questions",
  "link.made": "Made a link",
  "candidate.moved": "Decided on a candidate",
  "candidate.staged": "Moved a candidate to another stage",
  "candidate.undone": "Took a decision back",
  "candidate.snoozed": "Snoozed a candidate",
  "candidate.woken": "Woke a snoozed candidate",
  "candidate.judged": "Judged a dimension",
  "candidate.read": "Read a candidate’s papers",
  "candidates.searched": "Searched candidates",
  "message.written": "Wrote to a candidate",
  "message.changed": "Changed a mail that waited",
  "message.cancelled": "Took a mail back",
  "template.saved": "Saved a mail template",
  "template.deleted": "Deleted a mail template",
  "evaluation.again": "Asked for another evaluation",
  "note.written": "Wrote a note",
  "note.edited": "Edited a note",
  "note.deleted": "Deleted a note",
  "review.answered": "Answered a review request",
  "member.invited": "Invited somebody",
  "member.uninvited": "Withdrew an invitation",
  "member.joined": "Joined the company",
  "member.role": "Changed a role",
  "member.removed": "Removed a member",
  "member.left": "Left the company",
  "job.team": "Changed a hiring team",
  "job.responsible": "Handed a job on",
  "candidate.interviewers": "Chose interviewers",
  "factor.on": "Set up a second step",
  "factor.codes": "Made new recovery codes",
  "factor.off": "Took the second step away",
  "factor.passkey": "Added a passkey",
  "factor.no-passkey": "Removed a passkey",
  "factor.needed": "Set who needs a second step",
  "company.changed": "Changed the company’s page",
  "company.named": "Renamed the company",
  "decisions.set": "Set when decisions are mailed",
  "ai.switched": "Switched AI evaluation",
  "picture.changed": "Changed a picture",
  "data.exported": "Exported own data",
  "candidates.exported": "Exported candidates",
  "activity.exported": "Exported this log",
} as const;

export type ActivityVerb = keyof typeof ACTIVITY_VERBS;

export const VERBS = Object.keys(ACTIVITY_VERBS) as [ActivityVerb, ...ActivityVerb[]];

/** Who acts, in which company, and by which request. */
export type Actor = { id: string; companyId: string; personName: string; role: string; requestId: string };

/** How it came about: by somebody on a page, or by a rule that was set before. */
export const ACTIVITY_WAYS = ["page", "system"] as const;
