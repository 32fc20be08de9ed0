import { paths } from "~/paths";
import { makeTextPdf } from "./documents/pdf";
import { anApplicant, aRecruiter, type TestPerson } from "./people";
import { aJob, anApplication, type TestApplication, type TestJob } from "./postings";
import { ORIGIN, type Product } from "./product";

/** What somebody types who applies for the first time. */
export const NEWCOMER = {
  firstName: "Amara",
  lastName: "Okafor",
  email: "Amara@Example.org",
  password: "seven wooden spoons",
  confirmPassword: "seven wooden spoons",
  workAuthorization: "yes",
  startDate: "2-weeks",
  termsAccepted: "on",
};

export type Sent = { name: string; bytes: Uint8Array };

export const aCv = (name = "Amara Okafor CV.pdf"): Sent => ({
  name,
  bytes: makeTextPdf(["Amara Okafor", "Frontend engineer. TypeScript and React for six years."]),
});

/** A PDF of exactly so many bytes: readers ignore what stands behind its end. */
export function cvOfSize(bytes: number): Sent {
  const padded = new Uint8Array(bytes);
  padded.set(aCv().bytes);
  return { name: "cv.pdf", bytes: padded };
}

type Parts = { cv?: Sent; coverLetter?: Sent; fields?: Record<string, string> };

export function uploadForm({ cv, coverLetter, fields = {} }: Parts): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  // A browser sends an input that was left empty as a file without a name.
  for (const [name, file] of Object.entries({ cv, coverLetter })) {
    form.append(name, new Blob([file?.bytes.slice() ?? new Uint8Array()]), file?.name ?? "");
  }
  return form;
}

export const upload = (product: Product, jobId: string, cookie: string | null, parts: Parts) =>
  product.fetch(paths.upload(jobId), {
    method: "POST",
    body: uploadForm(parts),
    headers: { Origin: ORIGIN },
    cookie,
  });

export type OnTheWay = {
  recruiter: TestPerson & { companyId: string };
  job: TestJob;
  applicant: TestPerson;
  application: TestApplication;
};

/** A verified applicant who has sent the form for an open job, and nothing else yet. */
export async function onTheWay(product: Product): Promise<OnTheWay> {
  const recruiter = await aRecruiter(product);
  const job = await aJob(product, recruiter);
  const applicant = await anApplicant(product);
  const application = await anApplication(product, job, applicant, { submittedAt: null });
  return { recruiter, job, applicant, application };
}

export const answerQuestion = (
  product: Product,
  { job, applicant }: Pick<OnTheWay, "job" | "applicant">,
  number: number,
  answer: string,
  intent = "next",
) => product.post(paths.assess(job.id, number), { answer, intent }, { cookie: applicant.cookie });

/** The same, with a CV and an answer to each of the five standard questions. */
export async function readyToSubmit(product: Product): Promise<OnTheWay> {
  const way = await onTheWay(product);
  await upload(product, way.job.id, way.applicant.cookie, { cv: aCv() });
  for (const number of [1, 2, 3, 4, 5]) await answerQuestion(product, way, number, `Answer ${number}`);
  return way;
}

export const submit = (product: Product, { job, applicant }: Pick<OnTheWay, "job" | "applicant">) =>
  product.post(paths.assessReview(job.id), {}, { cookie: applicant.cookie });

/** The one row of a table, or the first of several. */
export const firstRow = (product: Product, table: string) =>
  product.db.prepare(`select * from ${table}`).first<Record<string, unknown>>();

/** Without the note that the day's digests are sent, which a sweep between six and seven leaves behind. */
export const allRows = async (product: Product, table: string) =>
  (await product.db.prepare(`select * from ${table}`).all<Record<string, unknown>>()).results.filter(
    ({ id }) => !String(id).startsWith("digests-"),
  );
