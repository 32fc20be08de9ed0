import { ulid } from "ulid";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { paths } from "~/paths";
import { aRecruiter, type TestPerson } from "../support/people";
import { aJob } from "../support/postings";
import { type Fields, type Product, startProduct } from "../support/product";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
beforeEach(() => product.empty());

const TEMPLATE = { name: "Invitation", subject: "Invitation", body: "Please come.", language: "en" };

type Settings = { form: string; field: string; theirs: string; mine: string; shown?: string; stands: string };

/** What each form of a company's settings keeps, and where: two people open it and change the same. */
const SETTINGS: Settings[] = [
  {
    form: "/settings/company",
    field: "about",
    ...{ theirs: "Bakers since 1890.", mine: "We bake “at night”.\r\nCome & see." },
    stands: "select about as it from companies",
  },
  {
    form: "/settings/company",
    field: "slug",
    ...{ theirs: "bergwerk-bakery", mine: "bergwerk" },
    stands: "select slug as it from companies",
  },
  {
    form: "/settings/decisions",
    field: "undoWindow",
    ...{ theirs: "60-minutes", mine: "morning", shown: "After an hour" },
    stands: "select undo_window as it from decision_settings",
  },
  {
    form: "/settings/decisions",
    field: "reasons[0].ours",
    ...{ theirs: "No forklift licence", mine: "No driving licence" },
    stands: "select reasons ->> '$[0].ours' as it from decision_settings",
  },
  {
    form: "/settings",
    field: "companyName",
    ...{ theirs: "Bergwerk Bakery", mine: "Bergwerk Ltd" },
    stands: "select company_name as it from companies",
  },
  {
    form: "/settings/templates",
    field: "language",
    ...{ theirs: "de", mine: "fr", shown: "German" },
    stands: "select language as it from templates",
  },
  {
    form: "stages",
    field: "stages[1].name",
    ...{ theirs: "Trial day", mine: "Call" },
    stands: "select name as it from job_stages where position = 1",
  },
];

const decoded = (text: string) =>
  text
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

/** What a browser would send of the form that has this field, as its page came. */
function formWith(field: string, html: string): Record<string, string> {
  const forms = html.match(/<form\b.*?<\/form>/gs) ?? [];
  const form = forms.find((one) => one.includes(`name="${field}"`)) ?? "";
  const value = (tag: string) =>
    decoded(/ value="([^"]*)"/.exec(tag)?.[1] ?? (tag.includes("box") ? "on" : ""));
  const named = (tag: string) => / name="([^"]*)"/.exec(tag)?.[1];
  const inputs = [...form.matchAll(/<input\b[^>]*>/g)].flatMap(([tag]) => {
    const sent = !/type="(radio|checkbox)"/.test(tag) || / checked/.test(tag);
    return sent && named(tag) !== undefined ? [[named(tag), value(tag)]] : [];
  });
  const areas = [...form.matchAll(/(<textarea\b[^>]*>)([^<]*)/g)].map(([, tag = "", text = ""]) => [
    named(tag),
    decoded(text).replace(/^\n/, "").replaceAll(/\r?\n/g, "\r\n"),
  ]);
  const choices = [...form.matchAll(/(<select\b[^>]*>)(.*?)<\/select>/gs)].map(
    ([, tag = "", options = ""]) => [
      named(tag),
      value(/<option[^>]* selected[^>]*>/.exec(options)?.[0] ?? ""),
    ],
  );
  return Object.fromEntries([...inputs, ...areas, ...choices]);
}

/** A company, and the address of this form of its settings. */
async function aCompanyWith({ form }: Settings) {
  const priya = await aRecruiter(product, { companyName: "Northwind" });
  const colleague = await aRecruiter(product, { companyId: priya.companyId, role: "owner" });
  const job = await aJob(product, priya);
  const template = ulid();
  const all: Fields = { id: template, version: 0, ...TEMPLATE };
  expect((await product.post(paths.templates(), all, priya)).status).toBe(303);
  expect((await product.post(paths.jobStages(job.id), { intent: "start" }, priya)).status).toBe(303);
  await product.db.prepare("update companies set slug = 'northwind'").run();
  if (form === "stages") return { priya, colleague, path: paths.jobStages(job.id) };
  return { priya, colleague, path: form === "/settings/templates" ? paths.templates(template) : form };
}

const open = async (path: string, { cookie }: TestPerson) => (await product.fetch(path, { cookie })).text();
const standing = async ({ stands }: Settings) =>
  (await product.db.prepare(stands).first<{ it: string }>())?.it;

test.each(SETTINGS)(
  "two people change $field of $form: the second is told, and keeps theirs",
  async (one) => {
    const { priya, colleague, path } = await aCompanyWith(one);
    const tab = formWith(one.field, await open(path, priya));
    const before = await standing(one);
    const saved = await product.post(path, { ...tab, [one.field]: one.theirs }, colleague);
    expect(saved.status).toBe(303);
    // Pressed twice, or the same typed by both: nobody is bothered.
    expect((await product.post(path, { ...tab, [one.field]: one.theirs }, priya)).status).toBe(303);
    const late = await product.post(path, { ...tab, [one.field]: one.mine }, priya);
    expect(late.status).toBe(409);
    expect(await standing(one)).toBe(one.theirs);
    expect(before).not.toBe(one.theirs);
    const html = await late.text();
    expect(decoded(html.replace(/<form\b.*?<\/form>/gs, "") + hintsOf(html))).toContain(
      one.shown ?? one.theirs,
    );
    const typed = formWith(one.field, html);
    expect(typed[one.field]).toBe(one.mine);
    const over = / name="over" value="([^"]*)"/.exec(html)?.[1];
    const again = await product.post(path, { ...typed, ...(over && { over: decoded(over) }) }, priya);
    expect(again.status).toBe(303);
    expect(await standing(one)).toBe(one.mine.replaceAll("\r\n", "\n"));
  },
);

const hintsOf = (html: string) => (html.match(/<p class="hint".*?<\/p>/gs) ?? []).join(" ");

test("a mistake in between does not make the old page know what a colleague has changed", async () => {
  const [about] = SETTINGS as [Settings];
  const { priya, colleague, path } = await aCompanyWith(about);
  const tab = formWith("about", await open(path, priya));
  await product.post(path, { ...tab, about: "Bakers since 1890." }, colleague);
  const wrong = await product.post(path, { ...tab, colour: "red" }, priya);
  expect(wrong.status).toBe(422);
  const mended = { ...formWith("about", await wrong.text()), colour: "#1a6b54" };
  expect((await product.post(path, mended, priya)).status).toBe(303);
  const stands = await product.db.prepare("select about, colour from companies").first();
  expect(stands).toEqual({ about: "Bakers since 1890.", colour: "#1a6b54" });
});

test("an old page neither deletes a template nor ends stages that a colleague has changed", async () => {
  const endable = SETTINGS.slice(5);
  expect(endable.length).toBeGreaterThan(0);
  for (const one of endable) {
    await product.empty();
    const { priya, colleague, path } = await aCompanyWith(one);
    const html = await open(path, priya);
    const tab = formWith(one.field, html);
    await product.post(path, { ...tab, [one.field]: one.theirs }, colleague);
    const ends = one.form === "stages" ? { intent: "end", seen: tab.seen } : { ...tab, intent: "delete" };
    expect([303, 409]).toContain((await product.post(path, ends, priya)).status);
    expect(await standing(one)).toBe(one.theirs);
  }
});

test("two who choose different people at once have both chosen theirs", async () => {
  const priya = await aRecruiter(product);
  const { companyId } = priya;
  const colleague = await aRecruiter(product, { companyId });
  const job = await aJob(product, priya);
  const path = paths.jobTeam(job.id);
  const role = "hiring-manager" as const;
  const [ana, ben, cem] = await Promise.all(
    ["Ana", "Ben", "Cem"].map((name) => aRecruiter(product, { companyId, role, name })),
  );
  const team = async () => {
    const { results } = await product.db
      .prepare("select u.person_name as name from job_team t join users u on u.id = t.user_id order by name")
      .all<{ name: string }>();
    return results.map(({ name }) => name);
  };
  const choose = (seen: (TestPerson | undefined)[], chosen: (TestPerson | undefined)[], by: TestPerson) =>
    product.post(path, { seen: idsOf(seen).join(" "), chosen: idsOf(chosen) }, by);
  await choose([], [ana], priya);
  expect(formWith("seen", await open(path, priya)).seen).toBe(ana?.id);
  await choose([ana], [ana, ben], priya);
  await choose([ana], [cem], colleague);
  expect(await team()).toEqual(["Ben", "Cem"]);
  const lines = await product.db
    .prepare("select after_value as names from activity where verb = 'job.team' order by seq")
    .all<{ names: string }>();
  expect(lines.results.map(({ names }) => names)).toEqual(["Ana", "Ana, Ben", "Ben, Cem"]);
});

const idsOf = (people: (TestPerson | undefined)[]) => people.flatMap((person) => person?.id ?? []);
