import type { AppLoadContext } from "@remix-run/cloudflare";
import { describe, expect, test } from "vitest";
import type { Role } from "~/vocabulary/members";
import {
  actorOf,
  hasRight,
  movedCookie,
  notFoundFor,
  readViewer,
  requireMember,
  requireRight,
  requireUser,
  requireVerified,
  type Viewer,
} from "./session";

const PRIYA = {
  id: "01JD0000000000000000000001",
  type: "buyer",
  emailVerified: true,
  recruiter: true,
  companyId: "01JD0000000000000000000002",
  companyName: "Northwind Analytics",
  personName: "Priya Nair",
  role: "owner",
  lacksSecondFactor: false,
} as Viewer;
const KEPT = { fields: [["title", "Baker"]] };

type Facts = { viewer?: Viewer | null; typed?: object | null; rows?: object[]; logged?: string[] };

/** Of a request of somebody who is signed in, or of nobody. `rows`: what the database answers. */
const contextOf = ({ viewer = PRIYA, typed = null, rows = [], logged = [] }: Facts = {}) =>
  ({
    memo: new Map(viewer === null ? [] : [["session", Promise.resolve({ viewer, cookie: "moved" })]]),
    services: { db: { select: () => ({ from: () => ({ where: async () => rows }) }) } },
    typed: async () => typed,
    log: (event: string) => logged.push(event),
    requestId: "a1",
    now: new Date("2026-11-23"),
  }) as unknown as AppLoadContext;

const request = (path = "/dash?q=react", headers = {}) =>
  new Request(`https://rolecall.example${path}`, { headers });

/** A redirect as "status place", a refusal as its status, an error page with what is kept. */
async function thrownBy(guard: Promise<unknown>): Promise<unknown> {
  const thrown = await guard.then(
    () => "nothing was thrown",
    (error: unknown) => error,
  );
  if (!(thrown instanceof Response)) return thrown;
  const place = thrown.headers.get("Location");
  return place === null ? thrown.status : `${thrown.status} ${place}`;
}

describe("who asks", () => {
  test("nobody without a cookie, and for that no database is asked", async () => {
    const context = contextOf({ viewer: null });
    expect(await readViewer(request(), context)).toBeNull();
    expect(await movedCookie(request(), context)).toBeNull();
  });

  test("is read once, with the cookie whose end has moved", async () => {
    const context = contextOf();
    expect(await readViewer(request(), context)).toBe(PRIYA);
    expect(await movedCookie(request(), context)).toBe("moved");
  });

  test("is not known where the database does not answer: what was typed waits", async () => {
    const logged: string[] = [];
    const context = contextOf({ viewer: null, typed: KEPT, logged });
    const cookies = { Cookie: `__Host-session=${"a".repeat(40)}` };
    context.services = { db: null } as unknown as AppLoadContext["services"];
    expect(await thrownBy(readViewer(request("/dash", cookies), context))).toMatchObject({
      data: { kept: KEPT },
      init: { status: 503 },
    });
    expect(logged).toEqual(["session.unread"]);
  });
});

describe("a page for people who are signed in", () => {
  test("sends others to sign in and back, and keeps what they had typed", async () => {
    const signIn = `302 /login?redirect=${encodeURIComponent("/dash?q=react")}`;
    expect(await thrownBy(requireUser(request(), contextOf({ viewer: null })))).toBe(signIn);
    const typed = contextOf({ viewer: null, typed: KEPT });
    expect(await thrownBy(requireUser(request(), typed))).toMatchObject({
      data: { kept: KEPT },
      init: { status: 401 },
    });
  });

  test("lets them in, and asks for a second step where their company wants one", async () => {
    expect(await requireUser(request(), contextOf())).toBe(PRIYA);
    const lacking = { ...PRIYA, lacksSecondFactor: true };
    const second = "302 /settings/second-factor";
    expect(await thrownBy(requireUser(request(), contextOf({ viewer: lacking })))).toBe(second);
    for (const path of ["/settings/second-factor", "/settings/passkeys"])
      expect(await requireUser(request(path), contextOf({ viewer: lacking }))).toBe(lacking);
    const unverified = { ...lacking, emailVerified: false };
    expect(await requireUser(request(), contextOf({ viewer: unverified }))).toBe(unverified);
  });

  test("asks for a verified address where it needs one", async () => {
    expect(await requireVerified(request(), contextOf())).toBe(PRIYA);
    const viewer = { ...PRIYA, emailVerified: false };
    expect(await thrownBy(requireVerified(request(), contextOf({ viewer })))).toBe("302 /verifyemail");
  });
});

describe("a page for members of a company", () => {
  test("knows them with their company, and the request that they made", async () => {
    const member = await requireMember(request(), contextOf());
    expect(member).toMatchObject({ companyName: "Northwind Analytics", role: "owner", requestId: "a1" });
  });

  test.for([{ recruiter: false }, { companyId: null }, { role: null }, { companyName: null }])(
    "%j: others go to the list of jobs",
    async (lacks) => {
      const viewer = { ...PRIYA, ...lacks } as Viewer;
      expect(await thrownBy(requireMember(request(), contextOf({ viewer })))).toBe("302 /jobs");
      const context = contextOf();
      if (!("companyName" in lacks)) expect(actorOf(viewer, context)).toBeNull();
    },
  );
});

describe("what only some may do", () => {
  const as = (role: Role, rows: object[] = []) => contextOf({ viewer: { ...PRIYA, role }, rows });
  const subject = { job: "01JD0000000000000000000009" };

  test("is refused to whoever may not do it to anything", async () => {
    expect(await thrownBy(requireRight(request(), as("recruiter"), "company"))).toMatchObject({
      data: { whose: "Only owners of Northwind Analytics can do this. Please ask one of them." },
      init: { status: 403 },
    });
    expect(await requireRight(request(), as("owner"), "company")).toMatchObject({ role: "owner" });
  });

  test("is not there for whoever may do it, but not to this", async () => {
    expect(await thrownBy(requireRight(request(), as("recruiter"), "jobs.delete", subject))).toBe(404);
    const own = as("recruiter", [{ seq: 1 }]);
    expect(await requireRight(request(), own, "jobs.delete", subject)).toMatchObject({ role: "recruiter" });
    expect(await requireRight(request(), as("recruiter"), "jobs.delete")).toMatchObject({
      role: "recruiter",
    });
  });

  test("is not offered to nobody, to people without a company, or before the second step", async () => {
    const context = as("owner");
    expect(await hasRight(PRIYA, context, "jobs.delete", subject)).toBe(true);
    for (const lacks of [{ companyId: null }, { role: null }, { lacksSecondFactor: true }])
      expect(await hasRight({ ...PRIYA, ...lacks }, context, "jobs.delete", subject)).toBe(false);
    expect(await hasRight(null, context, "jobs.delete", subject)).toBe(false);
  });

  test("is as good as absent: strangers sign in first, others find nothing", async () => {
    expect(notFoundFor(null, request()).status).toBe(302);
    expect(notFoundFor(PRIYA, request()).status).toBe(404);
  });
});
