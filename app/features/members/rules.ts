import { days } from "~/lib/time";
import type { CandidateStatus } from "~/vocabulary/applications";
import { ROLE_LABELS, ROLES, type Role } from "~/vocabulary/members";

/** What is the company’s, what one did oneself, the jobs of one’s teams, or whom one is to interview. */
export type Reach = "all" | "own" | "team" | "team drafts" | "assigned" | "none";

/** Read by pages, actions and guards: owner, recruiter, hiring manager, interviewer. */
const MATRIX = {
  company: ["all", "none", "none", "none"],
  "company.export": ["all", "none", "none", "none"],
  "company.delete": ["all", "none", "none", "none"],
  activity: ["all", "own", "team", "none"],
  members: ["all", "all", "none", "none"],
  "members.owners": ["all", "none", "none", "none"],
  "jobs.create": ["all", "all", "none", "none"],
  "jobs.list": ["all", "all", "team", "none"],
  "jobs.edit": ["all", "all", "team drafts", "none"],
  "jobs.suggest": ["none", "none", "team", "none"],
  "jobs.publish": ["all", "all", "none", "none"],
  "jobs.delete": ["all", "own", "none", "none"],
  "jobs.stages": ["all", "all", "none", "none"],
  "jobs.team": ["all", "all", "none", "none"],
  "jobs.hand-on": ["all", "own", "none", "none"],
  analytics: ["all", "all", "team", "none"],
  candidates: ["all", "all", "team", "assigned"],
  "candidates.move": ["all", "all", "team", "none"],
  "candidates.undo": ["all", "all", "own", "none"],
  "candidates.decide": ["all", "all", "none", "none"],
  "candidates.tag": ["all", "all", "team", "none"],
  "candidates.pool": ["all", "all", "none", "none"],
  "candidates.merge": ["all", "all", "none", "none"],
  "candidates.propose": ["all", "all", "team", "none"],
  "candidates.interviewers": ["all", "all", "none", "none"],
  "candidates.export": ["all", "all", "none", "none"],
  scorecards: ["all", "all", "team", "assigned"],
  "scorecards.others": ["all", "all", "team", "assigned"],
  evaluations: ["all", "all", "team", "none"],
  messages: ["all", "all", "team", "none"],
  "messages.own-words": ["all", "all", "none", "none"],
  templates: ["all", "all", "none", "none"],
  notes: ["all", "all", "team", "assigned"],
  "notes.private": ["all", "all", "none", "none"],
  "notes.delete": ["all", "own", "own", "own"],
} satisfies Record<string, readonly [Reach, Reach, Reach, Reach]>;

export type Act = keyof typeof MATRIX;

export const reachOf = (role: Role, act: Act): Reach => MATRIX[act][ROLES.indexOf(role)] ?? "none";

export const may = (role: Role, act: Act): boolean => reachOf(role, act) !== "none";

/** For whoever may not: whom to ask, or that there is nothing to ask for. */
export const whoseAct = (act: Act, companyName: string, role: Role): string => {
  const roles = ROLES.filter((role) => may(role, act)).map((role) => `${ROLE_LABELS[role].toLowerCase()}s`);
  const whose = new Intl.ListFormat("en-GB").format(roles);
  if (act === "jobs.suggest" && may(role, "jobs.edit"))
    return `You can edit the jobs of ${companyName} yourself, under Jobs: only ${whose} suggest changes.`;
  return `Only ${whose} of ${companyName} can do this. Please ask one of them.`;
};

/** Saying no, making an offer and taking one back are decisions; only the way to an interview is not. */
export const mayMoveTo = (role: Role, to: CandidateStatus, from?: CandidateStatus): boolean =>
  may(
    role,
    isDecided(to) || (from !== undefined && isDecided(from)) ? "candidates.decide" : "candidates.move",
  );

export const bringsAs = (role: Role | null) => (from: CandidateStatus, to: CandidateStatus) =>
  role !== null && mayMoveTo(role, to, from);

const isDecided = (status: CandidateStatus) => status !== "interview_approved" && status !== "pending";

/** Whom one may invite, and to which role one may move others. Owners are asked on a page of their own. */
export const rolesGivenBy = (role: Role): readonly Role[] => {
  if (role === "owner") return ROLES.slice(1);
  return role === "recruiter" ? ["hiring-manager", "interviewer"] : [];
};

export const mayWithdraw = (role: Role, invited: Role): boolean =>
  invited === "owner" ? may(role, "members.owners") : rolesGivenBy(role).includes(invited);

/** Who can answer for a job: notifications and requests for a person come to them. */
export const ANSWERABLE: readonly Role[] = ["owner", "recruiter"];

/** An owner changes everybody's role; others nobody's. */
export const mayChangeMembers = (role: Role): boolean => role === "owner";

export const INVITATION_LASTS = days(7);
export const MOST_INVITATIONS = 20;
/** Named of those whom somebody is still to interview. */
export const MOST_MET = 5;

/** As in `m…@x.example`: enough to know one's own address again. */
export function maskedAddress(email: string): string {
  const [name = "", domain = ""] = email.split("@");
  return `${name.slice(0, 1)}…@${domain}`;
}
