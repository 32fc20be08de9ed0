import { beforeAll, beforeEach, expect, test } from "vitest";
import { askForErasure } from "~/features/accounts/plan-erasure";
import { changeRole, removeMember } from "~/features/members/change-members";
import { type Opened, openInvitation } from "~/features/members/join";
import { acceptOwnership } from "~/features/members/offer-ownership";
import { notifyOfRole } from "~/features/notifications/notify";
import { paths } from "~/paths";
import type { Role } from "~/vocabulary/members";
import { openDatabase } from "../../db/client";
import { linkTo, mailsTo } from "../support/mails";
import { wordsOf } from "../support/pages";
import { anApplicant, aRecruiter, PASSWORD, type TestPerson } from "../support/people";
import { ORIGIN, type Product, startProduct } from "../support/product";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
beforeEach(() => product.empty());

type Member = TestPerson & { companyId: string };
const deps = () => ({
  db: openDatabase(product.db),
  jobs: { wake: async () => {} },
  publicOrigin: ORIGIN,
  now: new Date(),
  requestId: "a-request",
  clientIp: "192.0.2.1",
  tell: notifyOfRole,
});
const NO_SESSION = { recruiter: true, type: "buyer", sessionId: "none" } as const;
const roleOf = ({ id }: TestPerson) =>
  product.db.prepare("select role from members where user_id = ?").bind(id).first<Role>("role");
const count = (what: string) => product.db.prepare(`select count(*) as n from ${what}`).first<number>("n");
const actor = ({ id, companyId, name }: Member, requestId = "another") => ({
  ...{ id, companyId, personName: name, companyName: "Northwind Analytics" },
  ...{ role: "owner" as const, requestId },
});
const ask = (by: TestPerson, email: string) =>
  product.post(paths.owners(), { email, currentPassword: PASSWORD }, { cookie: by.cookie });
const invite = (by: TestPerson, email: string, role: Role) =>
  product.post(paths.members(), { intent: "invite", email, role }, { cookie: by.cookie });

/** What the page of the newest link to somebody is for them, or for whoever else opens it. */
async function opened({ email }: TestPerson, reader: TestPerson | null): Promise<Opened> {
  const token = (await linkTo(product, email)).split("/").at(-1) ?? "";
  const { db, now } = deps();
  return openInvitation(db, token, reader, now);
}

async function offeredTo(someone: TestPerson) {
  const page = await opened(someone, someone);
  if (page.kind !== "own") throw new Error(`it is ${page.kind}`);
  return page.invitation;
}

const accepting = ({ id, email, name }: TestPerson) => ({ id, email, personName: name });
const companyOf = async (...roles: Role[]) => {
  const priya = await aRecruiter(product, { email: "priya@northwind.example" });
  const { companyId } = priya;
  const others = [];
  for (const role of roles) others.push(await aRecruiter(product, { companyId, role, name: `A ${role}` }));
  return { priya, others: others as [Member, Member, Member] };
};

test("an offer to own that is withdrawn, taken or nobody's any more makes nobody owner", async () => {
  const { priya, others } = await companyOf("recruiter", "interviewer", "recruiter");
  const [tom, lena, uma] = others;
  for (const { email } of others) expect((await ask(priya, email)).status).toBe(303);
  const [toTom, toLena, toUma] = [await offeredTo(tom), await offeredTo(lena), await offeredTo(uma)];
  const withdrawal = { intent: "withdraw", invitation: toTom.id };
  expect((await product.post(paths.members(), withdrawal, priya)).status).toBe(303);
  await product.db.prepare("delete from members where user_id = ?").bind(lena.id).run();

  expect(await acceptOwnership(toTom, accepting(tom), deps())).toBe(false);
  expect(await acceptOwnership(toLena, accepting(lena), deps())).toBe(false);
  expect(await acceptOwnership(toUma, accepting(uma), deps())).toBe(true);
  expect(await acceptOwnership(toUma, accepting(uma), deps())).toBe(true);
  expect(await acceptOwnership(toUma, accepting(tom), deps())).toBe(false);
  expect([await roleOf(tom), await roleOf(lena), await roleOf(uma)]).toEqual(["recruiter", null, "owner"]);
  expect(await count("activity where verb = 'member.role'")).toBe(1);
  for (const told of [priya, tom, lena, uma])
    expect(
      (await mailsTo(product, told.email)).filter(({ subject }) => /is an owner of/.test(subject)).length,
      told.name,
    ).toBe(told === priya || told === uma ? 1 : 0);
});

test("an invitation to another role, or to own another company, is none to own one's own", async () => {
  const { priya, others } = await companyOf("recruiter");
  const [tom] = others;
  const guest = await anApplicant(product);
  await invite(priya, guest.email, "recruiter");
  // Whoever joins by their company's provider has a company before the invitation is opened.
  await product.db.batch([
    product.db
      .prepare("update users set company_id = ?2, recruiter = 1 where id = ?1")
      .bind(guest.id, priya.companyId),
    product.db
      .prepare("insert into members (company_id, user_id, role, joined_at) values (?2, ?1, 'interviewer', 1)")
      .bind(guest.id, priya.companyId),
  ]);
  const joined = { ...guest, companyId: priya.companyId };
  expect((await opened(guest, joined)).kind).toBe("elsewhere");
  await product.post(await linkTo(product, guest.email), {}, guest);
  expect(await roleOf(guest)).toBe("interviewer");

  const { companyId } = await aRecruiter(product, { companyName: "Bergwerk" });
  const stranger = await aRecruiter(product, { companyId });
  await ask(priya, stranger.email);
  const offer = await opened(stranger, stranger);
  expect(offer.kind).toBe("elsewhere");
  if (!("invitation" in offer)) throw new Error("an offer is open");
  expect(await acceptOwnership(offer.invitation, accepting(stranger), deps())).toBe(false);
  expect(await roleOf(stranger)).toBe("recruiter");
  expect((await opened(stranger, tom)).kind).toBe("another-account");
  expect((await opened(stranger, null)).kind).toBe("sign-in");
  const page = await product.fetch(paths.owners(stranger.id), { cookie: priya.cookie });
  expect(page.status).toBe(404);
  await product.db.prepare("update invitations set expires_at = ?").bind(Date.now()).run();
  expect((await opened(stranger, stranger)).kind).toBe("over");
});

test("only the offers that hang on them end with whoever goes or is an owner no more", async () => {
  const { priya, others } = await companyOf("owner", "recruiter", "recruiter");
  const [second, tom, uma] = others;
  const bergwerk = await aRecruiter(product, { companyName: "Bergwerk" });
  const guest = await anApplicant(product);
  await ask(bergwerk, tom.email);
  await ask(priya, tom.email);
  await ask(second, uma.email);
  await invite(second, guest.email, "interviewer");
  const open = async () =>
    (
      await product.db
        .prepare(
          `select email, role from invitations where ended_at is null
          order by company_id = ? desc, sent_at, id`,
        )
        .bind(priya.companyId)
        .all<{ email: string; role: string }>()
    ).results.map(({ email, role }) => `${email} ${role}`);
  const [toTom, toUma, toGuest, fromBergwerk] = [
    `${tom.email} owner`,
    `${uma.email} owner`,
    `${guest.email} interviewer`,
    `${tom.email} owner`,
  ];
  expect(await open()).toEqual([toTom, toUma, toGuest, fromBergwerk]);

  // Whoever is asked may change their role; a stranger's press and a refused one end nothing.
  await changeRole(actor(priya), uma.id, "interviewer", deps());
  await changeRole(actor(bergwerk), second.id, "recruiter", deps());
  expect(await open()).toEqual([toTom, toUma, toGuest, fromBergwerk]);
  await changeRole(actor(priya), second.id, "recruiter", deps());
  expect(await open()).toEqual([toTom, toGuest, fromBergwerk]);
  expect((await changeRole(actor(priya), priya.id, "recruiter", deps())).kind).toBe("last-owner");
  expect((await removeMember(actor(priya), priya.id, deps())).kind).toBe("last-owner");
  expect(await open()).toEqual([toTom, toGuest, fromBergwerk]);
  expect((await removeMember(actor(priya), tom.id, deps())).kind).toBe("changed");
  expect(await open()).toEqual([toGuest, fromBergwerk]);
});

test("whoever is about to be erased, or owns another company, is no second owner", async () => {
  const { priya, others } = await companyOf("owner", "recruiter", "owner");
  const [second, tom, third] = others;
  const bergwerk = await aRecruiter(product, { companyName: "Bergwerk" });
  const erase = (who: TestPerson) =>
    product.post(paths.deleteAccount(), { currentPassword: PASSWORD }, { cookie: who.cookie });
  expect((await erase(third)).status).toBe(303);
  // Two who ask at once: one of them stays.
  const asked = await Promise.all(
    [priya, second].map(({ name, ...owner }) =>
      askForErasure({ ...owner, ...NO_SESSION, firstName: name }, PASSWORD, deps()),
    ),
  );
  expect(asked.map(({ kind }) => kind).sort()).toEqual(["last-owner", "planned"]);
  const stays = asked[0]?.kind === "last-owner" ? priya : second;
  expect(await wordsOf(await erase(stays))).toContain("Make somebody else owner first.");
  expect(await count("users where erase_at is not null")).toBe(2);
  expect((await removeMember(actor(stays), stays.id, deps())).kind).toBe("last-owner");
  expect((await changeRole(actor(stays), stays.id, "recruiter", deps())).kind).toBe("last-owner");
  expect(await count("outbox where id like '%-left-%'")).toBe(0);
  expect([await roleOf(stays), await count("activity where verb like 'member.%'")]).toEqual(["owner", 0]);

  expect((await removeMember(actor(bergwerk), tom.id, deps())).kind).toBe("absent");
  expect((await changeRole(actor(bergwerk), tom.id, "interviewer", deps())).kind).toBe("absent");
  expect([await roleOf(tom), await count("activity where verb like 'member.%'")]).toEqual(["recruiter", 0]);
  await changeRole(actor(stays, "first"), tom.id, "interviewer", deps());
  await changeRole(actor(stays, "again"), tom.id, "interviewer", deps());
  expect(await count("activity where verb = 'member.role'")).toBe(1);
  expect((await erase(tom)).status).toBe(303);
});
