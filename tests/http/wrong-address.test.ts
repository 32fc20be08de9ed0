import { beforeAll, beforeEach, expect, test } from "vitest";
import { paths } from "~/paths";
import { NEWCOMER } from "../support/applying";
import { flashOf } from "../support/flash";
import { linkTo, mailsTo } from "../support/mails";
import { cookiesOf, wordsOf } from "../support/pages";
import { anApplicant, aRecruiter, PASSWORD } from "../support/people";
import { aJob } from "../support/postings";
import { type Product, startProduct } from "../support/product";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
beforeEach(() => product.empty());

const WRONG = "amara@exmaple.org";
const RIGHT = "amara@example.org";
const user = () => product.db.prepare("select * from users where type = 'applicant'").first();
const correct = (cookie: string, email = RIGHT, currentPassword = NEWCOMER.password) =>
  product.post(paths.correctEmail(), { email, currentPassword }, { cookie });

async function someoneWhoMistyped() {
  const job = await aJob(product, await aRecruiter(product));
  const applied = await product.post(paths.apply(job.id), { ...NEWCOMER, email: WRONG });
  return { job, cookie: cookiesOf(applied) };
}

test("somebody who mistyped the address puts it right, verifies it and goes on to the upload", async () => {
  const { job, cookie } = await someoneWhoMistyped();
  const waiting = await (await product.fetch(paths.verifyEmail(job.id), { cookie })).text();
  expect(waiting).toContain(`href="${paths.correctEmail(job.id)}">Change it`);
  const voided = await linkTo(product, WRONG);
  const path = paths.correctEmail(job.id);
  const sent = await product.post(path, { email: RIGHT, currentPassword: NEWCOMER.password }, { cookie });
  expect([sent.status, sent.headers.get("Location")]).toEqual([303, paths.verifyEmail(job.id)]);
  expect(await wordsOf(await product.fetch(paths.verifyEmail(job.id), { cookie }))).toContain(RIGHT);
  expect((await product.fetch(voided)).status).toBe(410);
  await product.post(voided, {}, { cookie });
  expect(await user()).toMatchObject({ email: WRONG, email_verified_at: null });
  const link = await linkTo(product, RIGHT);
  expect(await wordsOf(await product.fetch(link, { cookie }))).toContain(RIGHT);
  const pressed = await product.post(link, {}, { cookie });
  expect([pressed.status, pressed.headers.get("Location")]).toEqual([303, paths.upload(job.id)]);
  expect(await user()).toMatchObject({ email: RIGHT, wanted_email: null });
  const application = await product.db.prepare("select email from applications").first();
  expect(application).toEqual({ email: RIGHT });
});

test("whether the new address has an account is said to its mailbox alone", async () => {
  await anApplicant(product, { email: "taken@example.org" });
  const seen = async (email: string) => {
    const { cookie } = await anApplicant(product, { verified: false });
    const sent = await correct(cookie, email, PASSWORD);
    const page = await product.fetch(paths.verifyEmail(), { cookie });
    const words = [flashOf(sent), await wordsOf(page)].join(" ").replaceAll(email, "it");
    return [sent.status, sent.headers.get("Location"), words.replace(/person\d*@\S+|[\w.]+@\S+/g, "")];
  };
  expect(await seen("taken@example.org")).toEqual(await seen("free@example.org"));
  const [told] = await mailsTo(product, "taken@example.org");
  expect(told?.subject).toBe("You have an account already");
  expect(told?.links.some((link) => link.includes("/verifyemail/"))).toBe(false);
  expect((await mailsTo(product, "free@example.org"))[0]?.subject).toBe("Please verify your email address");
});

test("the address is not changed without the password, nor to what no mail can reach", async () => {
  const { cookie } = await someoneWhoMistyped();
  const guessed = await correct(cookie, RIGHT, "guess");
  expect([guessed.status, await wordsOf(guessed)]).toEqual([
    422,
    expect.stringContaining("not your password"),
  ]);
  expect((await correct(cookie, "amara@example..org")).status).toBe(422);
  expect(await user()).toMatchObject({ email: WRONG, wanted_email: null });
  expect(await mailsTo(product, RIGHT)).toHaveLength(0);
});

test("whoever has the mistyped mailbox cannot choose a password for the account any more", async () => {
  const { cookie } = await someoneWhoMistyped();
  await product.post("/forgot-password", { email: WRONG });
  const reset = await linkTo(product, WRONG);
  await correct(cookie);
  expect((await product.fetch(reset)).status).toBe(410);
  await product.post("/forgot-password", { email: WRONG });
  await product.sweep();
  expect(
    (await mailsTo(product, WRONG)).filter(({ subject }) => subject === "Choose a new password"),
  ).toHaveLength(1);
});

test("Resend goes to the address that was put right, and the one before can be taken up again", async () => {
  const { cookie } = await someoneWhoMistyped();
  await correct(cookie);
  await product.db.exec("update users set verify_expires_at = verify_expires_at - 60000");
  expect((await product.post(paths.verifyEmail(), { intent: "resend" }, { cookie })).status).toBe(303);
  expect(await mailsTo(product, RIGHT)).toHaveLength(2);
  await correct(cookie, WRONG);
  await product.post(await linkTo(product, WRONG), {}, { cookie });
  expect(await user()).toMatchObject({ email: WRONG, wanted_email: null });
  expect((await user())?.email_verified_at).not.toBeNull();
});

test("while the address waits, the menu shows nothing that leads back to waiting", async () => {
  const { cookie } = await someoneWhoMistyped();
  const html = await (await product.fetch(paths.verifyEmail(), { cookie })).text();
  const header = html.slice(html.indexOf("<header"), html.indexOf("</header>"));
  const targets = [...header.matchAll(/href="(\/[^"]*)"/g)].map(([, target = ""]) => target);
  expect(targets).toContain("/connect/Feedback");
  for (const target of targets) {
    const reached = await product.fetch(target, { cookie });
    expect([target, reached.headers.get("Location") ?? ""]).toEqual([
      target,
      expect.not.stringContaining("verify"),
    ]);
  }
});
