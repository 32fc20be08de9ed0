import { expect, test } from "vitest";
import { readAttachments, readUpload } from "./read-upload";

type Part = [field: string, content: string, name?: string];

function sent(...parts: Part[]): Request {
  const form = new FormData();
  for (const [field, content, name] of parts)
    name === undefined ? form.append(field, content) : form.append(field, new Blob([content]), name);
  return new Request("https://rolecall.test/", { method: "POST", body: form });
}

const refusedWith = (act: Promise<unknown>) =>
  act.then(
    () => null,
    (answer: unknown) => (answer as Response).status,
  );

test("an upload is its texts and its files, by the names of their fields", async () => {
  const { fields, files } = await readUpload(
    sent(["version", "3"], ["cv", "%PDF-", "cv.pdf"], ["coverLetter", "", ""]),
  );
  expect(Object.fromEntries(fields)).toEqual({ version: "3" });
  expect([...files.keys()]).toEqual(["cv"]);
  expect(new TextDecoder().decode(files.get("cv")?.bytes)).toBe("%PDF-");
});

test("an empty file with a name was chosen, and arrives", async () => {
  const { files } = await readUpload(sent(["cv", "", "cv.pdf"]));
  expect(files.get("cv")).toMatchObject({ name: "cv.pdf" });
});

test("of two files in one field the first is taken, and a third is refused", async () => {
  const { files } = await readUpload(sent(["cv", "first", "a.pdf"], ["cv", "second", "b.pdf"]));
  expect(files.get("cv")?.name).toBe("a.pdf");
  const three: Part[] = ["a", "b", "c"].map((name) => ["cv", name, `${name}.pdf`]);
  expect(await refusedWith(readUpload(sent(...three)))).toBe(400);
});

test("an eleventh part is refused", async () => {
  const parts = (count: number) => Array.from({ length: count }, (_, at): Part => [`field${at}`, "x"]);
  expect((await readUpload(sent(...parts(10)))).fields.size).toBe(10);
  expect(await refusedWith(readUpload(sent(...parts(11))))).toBe(400);
});

test("attachments are those of one field, twenty at most", async () => {
  const files = (count: number) =>
    Array.from({ length: count }, (_, at): Part => ["proof", "x", `${at}.png`]);
  const taken = await readAttachments(
    sent(["other", "x", "o.png"], ...files(19), ["text", "hello"]),
    "proof",
  );
  expect(taken.files).toHaveLength(19);
  expect(taken.formData.get("text")).toBe("hello");
  expect(await refusedWith(readAttachments(sent(...files(21)), "proof"))).toBe(400);
  const texts = (count: number) => Array.from({ length: count }, (_, at): Part => [`field${at}`, "x"]);
  expect((await readAttachments(sent(...texts(60)), "proof")).files).toEqual([]);
  expect(await refusedWith(readAttachments(sent(...texts(61)), "proof"))).toBe(400);
});
