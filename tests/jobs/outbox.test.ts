import { ulid } from "ulid";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { A_LETTER } from "../support/mails";
import { type Product, startProduct } from "../support/product";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
beforeEach(() => product.empty());

/** A mail that waits for Anna, as a use case would have written it. */
async function aMailToAnna(at = Date.now()): Promise<string> {
  const id = ulid(at);
  const letter = { ...A_LETTER, to: "anna@example.org", subject: "Please verify" };
  await product.db
    .prepare("insert into outbox (id, topic, payload, run_after, created_at) values (?1, 'mail', ?2, ?3, ?3)")
    .bind(id, JSON.stringify(letter), Date.now())
    .run();
  return id;
}

type Row = { state: string; attempts: number; run_after: number; payload: string; last_error: string | null };
const rowOf = (id: string) => product.db.prepare("select * from outbox where id = ?").bind(id).first<Row>();

/** Lets the pause before the next try be over. */
const waitIsOver = (id: string) =>
  product.db.prepare("update outbox set run_after = 0 where id = ?").bind(id).run();

const mails = () => product.mailbox.messages().map((message) => message.to);

test("a mail whose queue message was lost is found by the sweep, and its text is not kept", async () => {
  const id = await aMailToAnna();
  await product.sweep();
  expect(product.mailbox.messages()).toMatchObject([{ to: ["anna@example.org"], subject: "Please verify" }]);
  expect(await rowOf(id)).toMatchObject({ state: "done", payload: "{}" });
});

test("two sweeps at once send one mail", async () => {
  await aMailToAnna();
  const before = product.mailbox.requestCount();
  await Promise.all([product.sweep(), product.sweep(), product.sweep()]);
  expect(mails()).toHaveLength(1);
  expect(product.mailbox.requestCount() - before).toBe(1);
});

test("a queue message that arrives five times sends one mail", async () => {
  const id = await aMailToAnna();
  const before = product.mailbox.requestCount();
  await Promise.all([1, 2, 3, 4, 5].map(() => product.wake([id])));
  await expect.poll(mails).toHaveLength(1);
  await product.sweep();
  expect(product.mailbox.requestCount() - before).toBe(1);
  expect(await rowOf(id)).toMatchObject({ state: "done", attempts: 1 });
});

test.each([
  ["is out of order", { kind: "status" as const, status: 500 }],
  ["is asked too often", { kind: "status" as const, status: 429 }],
  ["answers with a web page", { kind: "html" as const }],
  ["hangs up", { kind: "reset" as const }],
])("a mail is sent later when the mail service %s", async (_, fault) => {
  const id = await aMailToAnna();
  product.mailbox.failNext(fault);
  await product.sweep();
  expect(await rowOf(id)).toMatchObject({ state: "waiting", attempts: 1 });
  expect((await rowOf(id))?.last_error).not.toBeNull();
  await waitIsOver(id);
  await product.sweep();
  expect(mails()).toHaveLength(1);
  expect(await rowOf(id)).toMatchObject({ state: "done", attempts: 2 });
});

test("a mail whose acceptance we never heard of is not delivered twice", async () => {
  const id = await aMailToAnna();
  product.mailbox.failNext({ kind: "lostReply" });
  await product.sweep();
  expect(await rowOf(id)).toMatchObject({ state: "waiting" });
  await waitIsOver(id);
  await product.sweep();
  expect(await rowOf(id)).toMatchObject({ state: "done" });
  expect(mails()).toHaveLength(1);
});

test("a mail service that never answers is left after twenty seconds, and the mail sent later", async () => {
  const id = await aMailToAnna();
  product.mailbox.failNext({ kind: "hang" });
  await product.sweep();
  expect(await rowOf(id)).toMatchObject({ state: "waiting", attempts: 1, last_error: "no answer" });
  await waitIsOver(id);
  await product.sweep();
  expect(mails()).toHaveLength(1);
});

test("a mail that will never be accepted is given up at once, where an operator sees it", async () => {
  const id = await aMailToAnna();
  product.mailbox.failNext({ kind: "status", status: 422 });
  await product.sweep();
  expect(await rowOf(id)).toMatchObject({ state: "dead", attempts: 1 });
});

test("a mail is given up after nine tries", async () => {
  const id = await aMailToAnna();
  await product.db.prepare("update outbox set attempts = 8 where id = ?").bind(id).run();
  product.mailbox.failNext({ kind: "status", status: 500 });
  await product.sweep();
  expect(await rowOf(id)).toMatchObject({ state: "dead", attempts: 9 });
});

test("a consumer that died holding a mail holds it for a minute only", async () => {
  const id = await aMailToAnna();
  const minute = Date.now() + 60_000;
  await product.db
    .prepare("update outbox set attempts = 1, run_after = ? where id = ?")
    .bind(minute, id)
    .run();
  await product.sweep();
  expect(mails()).toHaveLength(0);
  await waitIsOver(id);
  await product.sweep();
  expect(mails()).toHaveLength(1);
});

test("a mail written before the clock was set back two hours does not wait for them", async () => {
  const ahead = Date.now() + 7_200_000;
  const [sent, postponed] = [await aMailToAnna(ahead), await aMailToAnna()];
  const put = "update outbox set run_after = ?2, created_at = ?3 where id = ?1";
  await product.db.prepare(put).bind(sent, ahead, ahead).run();
  await product.db.prepare(put).bind(postponed, ahead, Date.now()).run();
  await product.sweep();
  expect([await rowOf(sent), await rowOf(postponed)]).toMatchObject([
    { state: "done", attempts: 1 },
    { state: "waiting", attempts: 0 },
  ]);
});

test("a task that nobody can read is put aside after its tries, and those behind it are done", async () => {
  const now = Date.now();
  const poisoned = [
    ["a topic of another version", "interview", "{}"],
    ["broken JSON", "mail", '{"to":'],
    ["an announcement's broken JSON", "announce", "{"],
    ["no letter", "mail", "7"],
  ];
  await product.db.batch(
    poisoned.map(([id = "", topic, payload], at) =>
      product.db
        .prepare(
          `insert into outbox (id, topic, payload, attempts, run_after, created_at)
           values (?, ?, ?, 8, ?, ?)`,
        )
        .bind(id, topic, payload, at, now),
    ),
  );
  await aMailToAnna();
  await product.sweep();
  expect(mails()).toEqual([["anna@example.org"]]);
  for (const [id = ""] of poisoned)
    expect([id, await rowOf(id)]).toEqual([
      id,
      expect.objectContaining({ state: "dead", attempts: 9, last_error: "this version cannot read it" }),
    ]);
});
