import type { BatchItem } from "drizzle-orm/batch";
import { enqueue } from "~/features/outbox/store";
import { mailCanReach } from "~/lib/email-address";
import { newId } from "~/lib/ids";
import { orTakeBack } from "~/lib/in-turn";
import type { Jobs } from "~/services/jobs/jobs";
import type { AccountType } from "~/vocabulary/accounts";
import { type Db, isTaken } from "../../../db/client";
import { companies, users } from "../../../db/schema";
import { newSlug } from "./company-slug";
import { verifyEmail } from "./emails";
import { countRegistration, forgiveRegistration } from "./limits";
import { newVerifyLink } from "./links";
import { checkNewPassword, type PasswordJudges } from "./new-password";
import { hashPassword } from "./password";
import { type Alongside, pressedTwice } from "./pressed-twice";
import { splitName } from "./rules";
import { newSession } from "./sessions";

export type RegistrationOutcome =
  /** `cookie` is a Set-Cookie value. */
  | { kind: "registered"; userId: string; cookie: string }
  | { kind: "email-taken" }
  /** It reads as an address, and no mail can reach it. */
  | { kind: "email-invalid" }
  | { kind: "unfit-password"; message: string }
  | { kind: "too-many"; seconds: number };

export type RegistrationDeps = PasswordJudges & {
  db: Db;
  jobs: Jobs;
  now: Date;
  clientIp: string;
  userAgent: string;
  publicOrigin: string;
};

type Applicant = { email: string; password: string; firstName: string; lastName: string };

/** The application's statements stand `alongside` in one batch: all of it is there afterwards, or nothing. */
export function registerApplicant(
  applicant: Applicant,
  pending: { jobId: string; alongside: Alongside },
  deps: RegistrationDeps,
): Promise<RegistrationOutcome> {
  const { firstName, lastName } = applicant;
  return register(
    {
      ...applicant,
      personName: `${firstName} ${lastName}`,
      type: "applicant",
      company: null,
      jobId: pending.jobId,
    },
    pending.alongside,
    deps,
  );
}

type Recruiter = {
  email: string;
  password: string;
  personName: string;
  companyName: string;
  country: string;
};

export function registerRecruiter(
  recruiter: Recruiter,
  deps: RegistrationDeps,
): Promise<RegistrationOutcome> {
  const { companyName, country, ...person } = recruiter;
  const company = { id: newId(deps.now), companyName };
  const row = { ...company, slug: newSlug(company), defaultCountry: country, createdAt: deps.now };
  const insertCompany = deps.db.insert(companies).values(row);
  return register(
    { ...person, ...splitName(person.personName), type: "buyer", company, jobId: null },
    () => [],
    deps,
    [insertCompany],
  );
}

type NewPerson = {
  email: string;
  password: string;
  personName: string;
  firstName: string;
  lastName: string;
  type: AccountType;
  company: { id: string; companyName: string } | null;
  jobId: string | null;
};

async function register(
  person: NewPerson,
  alongside: Alongside,
  deps: RegistrationDeps,
  before: BatchItem<"sqlite">[] = [],
): Promise<RegistrationOutcome> {
  const { db, now, clientIp } = deps;
  const { email, password, company, type } = person;
  if (!mailCanReach(email)) return { kind: "email-invalid" };
  const unfit = await checkNewPassword(
    password,
    { email, companyName: company?.companyName ?? "", personName: person.personName },
    deps,
  );
  if (unfit !== null) return { kind: "unfit-password", message: unfit };
  const turn = await countRegistration(db, { clientIp, email, type }, now);
  if (turn.seconds !== null) return { kind: "too-many", seconds: turn.seconds };
  const userId = newId(now);
  const link = await newVerifyLink({ userId, email, jobId: person.jobId, isNewAddress: false }, now);
  const notMade = (taken: boolean) => forgiveRegistration(db, { clientIp, type, taken }, now);
  const passwordHash = await orTakeBack(hashPassword(password), () => notMade(false));
  const row = userRow(userId, person, passwordHash, now);
  const user = db.insert(users).values({ ...row, ...link.columns });
  const message = verifyEmail(email, {
    name: person.firstName,
    token: link.token,
    publicOrigin: deps.publicOrigin,
  });
  const mail = enqueue(db, { topic: "mail", payload: message }, { userId, companyId: company?.id }, now);
  const session = await newSession(db, userId, {
    remembered: false,
    userAgent: deps.userAgent,
    now,
    isNew: true,
  });
  const rest = [...alongside(userId, { again: false }), mail.statement, session.statement, ...turn.alongside];
  const [first = user, ...others] = [...before, user, ...rest];
  try {
    await db.batch([first, ...others]);
  } catch (error) {
    if (!isTaken(error, "users.email")) throw error;
    const again = await pressedTwice(person, alongside, deps);
    await notMade(again === null);
    return again === null ? { kind: "email-taken" } : { kind: "registered", ...again };
  }
  await deps.jobs.wake({ kind: "outbox", ids: [mail.id] });
  return { kind: "registered", userId, cookie: session.cookie };
}

function userRow(id: string, person: NewPerson, passwordHash: string, now: Date): typeof users.$inferInsert {
  const { email, personName, firstName, lastName, type, company } = person;
  return {
    id,
    email,
    passwordHash,
    type,
    recruiter: type === "buyer",
    companyId: company?.id ?? null,
    personName,
    firstName,
    lastName,
    createdAt: now,
    updatedAt: now,
  };
}
