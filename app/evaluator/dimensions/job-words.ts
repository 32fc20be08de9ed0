import { namesPerson } from "../claims/job-titles";
import type { Job } from "../claims/jobs";
import { isOfTerms } from "../claims/without-dates";
import { isBreak } from "./beside-work";
import type { Reading } from "./reading";
import { isStanding } from "./title-words";

/** From here on a job's title says that its work is what the posting is about. */
const SAME_KIND = 0.65;
const UNPAID = /\b(?:volunt\w*|trustee|mentor|governor)\b/i;

/** The job that ended last; times at home and voluntary posts are none. Null without any. */
export function latestJob({ application }: Reading): Job | null {
  return (
    application.jobs
      .filter(({ title }) => !isBreak(title) && !UNPAID.test(title))
      .sort((a, b) => b.end - a.end || b.start - a.start)[0] ?? null
  );
}

/** "Currently Nurse at Example Hospital, for two years"; without an occupation in it, the CV's own line. */
export function jobInWords(job: Job, time: string | null): string {
  const { role, place, line } = partsOf(job);
  const lasted = time === null ? "" : `, for ${time}`;
  if (role !== null) {
    const opening = job.current ? "Currently" : "Most recently";
    const own = OWN_FIRM.test(role) ? "" : ", self-employed";
    const where = OWN_FIRM.test(job.title) ? own : place === null ? "" : ` at ${place}`;
    return `${opening} ${role}${where}${lasted}`;
  }
  if (line === null)
    return `The latest job in the CV has no title${time === null ? "" : ` and lasted ${time}`}`;
  return `The latest job in the CV reads “${line}”${lasted}`;
}

/** Whether it, or one before it, is the work that the posting is about; nothing where that is open. */
export function kindOfJob(job: Job, reading: Reading): string {
  const isSame = (each: Job) =>
    (reading.fit.get(each) ?? 0) >= SAME_KIND &&
    !reading.isOfALowerRank(each.title) &&
    !reading.isOtherwiseCalled(each.title);
  if (isSame(job)) return "; this is the kind of job advertised";
  const earlier = reading.application.jobs.find((each) => each !== job && isSame(each));
  const role = earlier ? partsOf(earlier).role : null;
  return role === null ? "" : `; an earlier job, ${role}, is of the kind advertised`;
}

const OWN_FIRM = /\b(?:self[- ]employed|freelance|sole trader|own account)\b/i;

type Parts = { role: string | null; place: string | null; line: string | null };

const MOST_PARTS = 2;
const LONGEST_PART = 60;

function partsOf({ title, firm }: Job): Parts {
  const parts = title
    .replaceAll("'", "’")
    .replace(/\s*\([^)]*\)?/g, " ")
    .split(/\s*[·|,;–—]\s*|\s-\s|\s{2,}|:\s/)
    .map(trimmed)
    .filter(
      (part) =>
        /\p{L}[\d&.]?\p{L}/u.test(part) &&
        part.length <= LONGEST_PART &&
        !TIME.test(part) &&
        !isOfTerms(part),
    );
  const roles = parts.filter(isRole);
  const called = roles.filter((part) => /(?:^|\s)\p{Ll}+$/u.test(part) || roles.length === 1);
  const role = called.length === 1 ? (called[0] ?? null) : null;
  const isOneRole = (part: string) => roles.includes(part) && !/\s/.test(part);
  const place =
    firm?.split(",")[0]?.trim() ??
    /\sat (?:the )?(\p{Lu}.*)/u.exec(role ?? "")?.[1] ??
    [...parts.filter((part) => !inCell(title, role).includes(part)), ...parts].find(
      (part) => part !== role && !isOneRole(part) && isName(part) && !NO_PLACE.test(part),
    ) ??
    null;
  const whole = parts.slice(0, MOST_PARTS).join(", ");
  const line = title.includes(whole) && isName(parts[0] ?? "") ? whole : (parts[0] ?? null);
  return { role: role && inSmall(withoutFirm(role)), place, line };
}

/** "Nurse, Ward 4 | Hill Hospital": the firm is rather in a cell of its own. */
const inCell = (title: string, role: string | null) =>
  title.split("|").find((cell) => role !== null && cell.includes(role)) ?? title;

const trimmed = (part: string) =>
  part
    .replace(/^(?:then|later) /, "")
    .replace(/^[\s.:/&•*-]+|[\s:/&•*-]+$/gu, "")
    .replace(/(?<!\b(?:Inc|Ltd|Co|Corp|Bros|St|Jr|Sr))\.$/, "")
    .trim();

const TIME =
  /^(?:now|still\b.*|today|(?:until|till|to) .*|present|current(?:ly)?|since .*|part[- ]time|full[- ]time|retired\b.*|company name|various)$/i;

const NO_PLACE =
  /^.$|^\p{L}{2}$|^(?:nights?|days?|evenings?|weekends?|temp(?:orary)?|contract|permanent|casual|seasonal|maths|english|science|history|geography|pe|(?:year|key stage|band|level|grade) \d+)$/iu;

function isRole(part: string): boolean {
  if (/^(?:\p{L}+ ){0,2}chef de \p{L}+$/iu.test(part)) return true;
  const head = part.split(/\s(?:of|in|for|with|at|and|to|on|through)\s/)[0] ?? part;
  const last = /\p{L}+(?=[^\p{L}]*(?:\sI{1,3}|\sIV)?$)/u.exec(head)?.[0].toLowerCase() ?? "";
  return isStanding(last) ? !NO_PERSON.test(last) : namesPerson(last);
}

const NO_PERSON =
  /^(?:care|accounts|accounting|analytics|nursing|sales|shop|store|retail|gas|heating|boiler|warehouse|depot|lorry|truck|hgv|lgv|payroll|wages|childcare|nursery)$/;

const withoutFirm = (role: string) =>
  role.split(
    /\s(?:at|with|for)\s(?=\p{Lu}|the\s)|\s(?:for|since)\s(?:\p{L}+ )?(?:\d+|\p{L}+)(?=\s(?:years?|months?)\b|$)/u,
  )[0] ?? role;

const inSmall = (role: string) =>
  role.length > 4 && role === role.toUpperCase() ? role.toLowerCase() : role;

const isName = (part: string): boolean =>
  /^\p{Lu}/u.test(part) &&
  part
    .split(/\s+/)
    .every((word) => /^[\p{Lu}\d&’]/u.test(word) || /^(?:of|the|and|for|in|on|de|la)$/.test(word));
