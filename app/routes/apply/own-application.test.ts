import type { AppLoadContext } from "@remix-run/cloudflare";
import { describe, expect, test } from "vitest";
import type { Viewer } from "~/http/session";
import { asVerifiedPerson, jobOfSomebody, requireVerifiedFor, startFirst } from "./own-application";

const JOB = "01JD0000000000000000000000";
const AMARA = { id: "amara", emailVerified: true, lacksSecondFactor: false } as Viewer;

const contextOf = (viewer: Viewer | null = AMARA) =>
  ({
    memo: new Map([["session", Promise.resolve(viewer && { viewer, cookie: null })]]),
    typed: async () => null,
    log: () => undefined,
    now: new Date("2026-11-23"),
  }) as unknown as AppLoadContext;

const signedIn = new Request("https://rolecall.example/assess", {
  headers: { Cookie: `__Host-session=${"a".repeat(40)}` },
});
const signedOut = new Request("https://rolecall.example/assess");

const thrownBy = (guard: Promise<unknown>) =>
  guard.then(
    () => null,
    (error: Response) => [error.status, error.headers.get("Location")],
  );

test("somebody whose address is not verified does that first, for this job", async () => {
  expect(await requireVerifiedFor(signedIn, contextOf(), JOB)).toEqual({ viewer: AMARA, jobId: JOB });
  const unverified = contextOf({ ...AMARA, emailVerified: false });
  const place = await thrownBy(requireVerifiedFor(signedIn, unverified, JOB));
  expect(place).toEqual([302, expect.stringContaining(JOB)]);
  expect(await thrownBy(requireVerifiedFor(signedIn, contextOf(), "7"))).toEqual([404, null]);
});

test("whoever brings a session is asked for it by the statement itself, others sign in", async () => {
  const nobody = contextOf(null);
  expect(await jobOfSomebody(signedIn, nobody, JOB)).toBe(JOB);
  expect(await thrownBy(jobOfSomebody(signedOut, nobody, JOB))).toEqual([
    302,
    expect.stringMatching(/login/),
  ]);
  expect(await thrownBy(jobOfSomebody(signedIn, nobody, "7"))).toEqual([404, null]);
});

test("nobody has begun who has no application: the first step is to begin", () => {
  expect([startFirst(JOB).status, startFirst(JOB).headers.get("Location")]).toEqual([302, `/apply/${JOB}`]);
});

describe("one statement finds the person", () => {
  /** Does its work for a session, for an id, for both or for neither; says for whom it was asked. */
  const act = (does: { session?: string | null | Error; id?: string | null }) => {
    const asked: string[] = [];
    const work = async (person: unknown) => {
      const kind = typeof person === "string" ? "id" : "session";
      asked.push(kind);
      const made = does[kind] ?? null;
      if (made instanceof Error) throw made;
      return made;
    };
    return { asked, work };
  };

  test.for([
    ["and does it", signedIn, { session: "saved" }, ["session"], "saved"],
    ["and where it does nothing, the session is read", signedIn, { id: "saved" }, ["session", "id"], "saved"],
    [
      "and where it fails, too",
      signedIn,
      { session: new Error("full"), id: "saved" },
      ["session", "id"],
      "saved",
    ],
    ["or nothing is done", signedIn, {}, ["session", "id"], null],
    ["where there is a session, else an id", signedOut, { id: "saved" }, ["id"], "saved"],
  ] as const)("%s", async ([, request, does, order, made]) => {
    const { asked, work } = act(does);
    expect(await asVerifiedPerson(request, contextOf(), JOB, work)).toBe(made);
    expect(asked).toEqual(order);
  });
});
