import * as v from "valibot";
import { expect, test } from "vitest";
import { RegisterForm } from "~/features/accounts/form";
import { checkForm, type FormReply, readForm, readFormData, refuseCraftedNames } from "./read-form";

const NameForm = v.object({ name: v.pipe(v.string(), v.maxLength(5, "Shorter, please")) });

const posted = (body: string, headers: Record<string, string> = {}) =>
  new Request("https://rolecall.test/", {
    method: "POST",
    body,
    headers: { "Content-Type": "application/x-www-form-urlencoded", ...headers },
  });

const refusedWith = (act: () => Promise<unknown>) =>
  act().then(
    () => null,
    (answer: unknown) => (answer as Response).status,
  );

test("a form that is right becomes its value, and can still be answered with an error", async () => {
  const form = await readForm(posted("name=Amara"), NameForm);
  expect(form).toMatchObject({ ok: true, value: { name: "Amara" } });
  if (!form.ok) throw new Error("nothing is wrong with this form");
  expect(form.reply({ name: ["Taken"], form: ["Not now"] }).error).toEqual({
    name: ["Taken"],
    "": ["Not now"],
  });
});

test("people are told of what is wrong in the order in which it is given, the whole form first", async () => {
  const form = await readForm(posted("name=Amara"), NameForm);
  if (!form.ok) throw new Error("nothing is wrong with this form");
  const { error } = form.reply({ subject: ["Missing"], body: ["Missing"], form: ["Not now"] });
  expect(Object.keys(error ?? {})).toEqual(["", "subject", "body"]);
});

test("whoever signs up reads what is wrong in the order of the fields, also of two that differ", () => {
  const typed = new FormData();
  for (const [name, text] of [
    ["email", "mira@example.org"],
    ["password", "marigold 12"],
    ["confirmPassword", "marigold 13"],
  ] as const)
    typed.set(name, text);
  const { reply } = checkForm(typed, RegisterForm) as { reply: FormReply };
  expect(Object.keys(reply.error ?? {})).toEqual(["confirmPassword", "companyName", "personName"]);
});

test("a form that is wrong comes back with what was typed, but for secrets", () => {
  const typed = new FormData();
  typed.set("name", "Amara Okafor");
  typed.set("password", "hush");
  const shown = checkForm(typed, NameForm, ["password"]).reply as { initialValue: unknown; error: unknown };
  expect(shown.error).toEqual({ name: ["Shorter, please"] });
  expect(shown.initialValue).toEqual({ name: "Amara Okafor" });
});

test("a body of the largest size is read, one byte more is refused, whatever its header says", async () => {
  const body = (bytes: number) => `name=${"x".repeat(bytes - 5)}`;
  expect((await readFormData(posted(body(200)), 200)).get("name")).toHaveLength(195);
  expect(await refusedWith(() => readFormData(posted("name=x", { "Content-Length": "201" }), 200))).toBe(413);
  expect(await refusedWith(() => readFormData(posted(body(201)), 200))).toBe(413);
  expect(await refusedWith(() => readForm(posted(body(201)), NameForm, { bytes: 200 }))).toBe(413);
  const claimed = await readFormData(posted("name=x", { "Content-Length": "200" }), 200);
  expect(claimed.get("name")).toBe("x");
  expect(await refusedWith(() => readForm(posted("", { "Content-Length": "16385" }), NameForm))).toBe(413);
  expect((await readForm(posted("name=x", { "Content-Length": "16384" }), NameForm)).ok).toBe(true);
});

test("what is no form is refused", async () => {
  expect(await refusedWith(() => readFormData(posted("{}", { "Content-Type": "application/json" })))).toBe(
    415,
  );
});

test("a file where none is asked for is refused", async () => {
  const form = new FormData();
  form.set("name", new Blob(["x"]), "cv.pdf");
  const request = new Request("https://rolecall.test/", { method: "POST", body: form });
  expect(await refusedWith(() => readFormData(request))).toBe(400);
});

test("names that would take the process down are refused at their limits, and not before", () => {
  const status = (...fields: [string, string][]) => {
    const form = new FormData();
    for (const [name, value] of fields) form.append(name, value);
    try {
      refuseCraftedNames(form);
      return 200;
    } catch (answer) {
      return (answer as Response).status;
    }
  };
  const many = (count: number) => Array.from({ length: count }, (): [string, string] => ["a", "b"]);
  expect([status(...many(400)), status(...many(401))]).toEqual([200, 400]);
  expect([status(["n".repeat(120), ""]), status(["n".repeat(121), ""])]).toEqual([200, 400]);
  expect([status(["a[50].b", ""]), status(["a[51].b", ""]), status(["a[1].b[51]", ""])]).toEqual([
    200, 400, 400,
  ]);
  expect([status(["a", "x\u0000"]), status(["a[].b", "x"])]).toEqual([400, 200]);
});
