import { Resend } from "resend";
import { expect, onTestFinished, test } from "vitest";
import { type Mailbox, startMailbox } from "./mailbox.ts";

test("a message sent with Resend's own client arrives with its links", async () => {
  const { mailbox, resend } = await openMailbox();

  const { data, error } = await resend.emails.send(
    {
      ...welcome,
      html: '<p><a href="http://localhost:8787/verify/abc?x=1&amp;y=2">Confirm</a></p>',
      text: "Confirm: http://localhost:8787/verify/abc?x=1&y=2.",
      replyTo: "help@rolecall.example",
    },
    { idempotencyKey: "outbox-1" },
  );

  expect(error).toBeNull();
  expect(mailbox.messages()).toMatchObject([
    {
      id: data?.id,
      to: ["anna@example.org"],
      subject: "Welcome",
      idempotencyKey: "outbox-1",
      headers: { "Reply-To": "help@rolecall.example" },
      links: ["http://localhost:8787/verify/abc?x=1&y=2"],
    },
  ]);
});

test("the same key and body is one message with one id", async () => {
  const { mailbox, resend } = await openMailbox();

  const first = await resend.emails.send(welcome, { idempotencyKey: "k" });
  const second = await resend.emails.send(welcome, { idempotencyKey: "k" });

  expect(second.data?.id).toBe(first.data?.id);
  expect(mailbox.messages()).toHaveLength(1);
});

test("the same key with another body is refused as Resend does", async () => {
  const { mailbox, resend } = await openMailbox();

  await resend.emails.send(welcome, { idempotencyKey: "k" });
  const { error } = await resend.emails.send({ ...welcome, subject: "Other" }, { idempotencyKey: "k" });

  expect(error).toMatchObject({ statusCode: 409, name: "invalid_idempotent_request" });
  expect(mailbox.messages()).toHaveLength(1);
});

test("a batch delivers every message, and only once per key", async () => {
  const { mailbox, resend } = await openMailbox();
  const batch = [welcome, { ...welcome, to: "ben@example.org" }];

  const first = await resend.batch.send(batch, { idempotencyKey: "b" });
  await resend.batch.send(batch, { idempotencyKey: "b" });

  expect(first.data?.data).toEqual(mailbox.messages().map(({ id }) => ({ id })));
  expect(mailbox.messages().map((message) => message.to)).toEqual([
    ["anna@example.org"],
    ["ben@example.org"],
  ]);
});

test("a request without a key or with a line break in the address is refused", async () => {
  const { mailbox, resend } = await openMailbox();

  const unsigned = await fetch(`${mailbox.url}/emails`, { method: "POST", body: JSON.stringify(welcome) });
  const injected = await resend.emails.send({ ...welcome, to: "a@b.example\r\nBcc: c@d.example" });

  expect(unsigned.status).toBe(401);
  expect(injected.error).toMatchObject({ statusCode: 422 });
  expect(mailbox.messages()).toEqual([]);
});

test("a fault answers as ordered, then the mailbox is well again", async () => {
  const { mailbox, resend } = await openMailbox();
  mailbox.failNext({ kind: "status", status: 500 }, 2);
  mailbox.failNext({ kind: "reset" });
  mailbox.failNext({ kind: "html" });

  const errors = [];
  for (let n = 0; n < 4; n += 1) errors.push((await resend.emails.send(welcome)).error?.statusCode);

  expect(errors).toEqual([500, 500, null, null]);
  expect(mailbox.messages()).toEqual([]);
  expect((await resend.emails.send(welcome)).error).toBeNull();
  expect(mailbox.requestCount()).toBe(5);
});

test("a message whose answer is lost is delivered once when it is sent again", async () => {
  const { mailbox, resend } = await openMailbox();
  mailbox.failNext({ kind: "lostReply" });

  const first = await resend.emails.send(welcome, { idempotencyKey: "k" });
  const second = await resend.emails.send(welcome, { idempotencyKey: "k" });

  expect(first.error).not.toBeNull();
  expect(second.data?.id).toBe(mailbox.messages()[0]?.id);
  expect(mailbox.messages()).toHaveLength(1);
});

test("a service that never answers leaves the caller to its own patience", async () => {
  const { mailbox } = await openMailbox();
  mailbox.failNext({ kind: "hang" });

  const sending = fetch(`${mailbox.url}/emails`, {
    method: "POST",
    headers: { authorization: "Bearer re_test" },
    body: JSON.stringify(welcome),
    signal: AbortSignal.timeout(200),
  });

  await expect(sending).rejects.toThrow("timeout");
  expect(mailbox.messages()).toEqual([]);
});

test("a person reads the message in a frame that runs no script", async () => {
  const { mailbox, resend } = await openMailbox();
  await resend.emails.send({
    ...welcome,
    subject: "<script>alert(1)</script>",
    html: "<script>alert(2)</script>",
  });
  const id = mailbox.messages()[0]?.id;

  const list = await (await fetch(`${mailbox.url}/`)).text();
  const shown = await (await fetch(`${mailbox.url}/messages/${id}`)).text();
  const framed = await fetch(`${mailbox.url}/messages/${id}/body`);

  expect(list).toContain("&lt;script&gt;alert(1)");
  expect(list + shown).not.toContain("<script>");
  expect(framed.headers.get("content-security-policy")).toMatch(
    /default-src 'none'.*sandbox(?! allow-scripts)/,
  );
});

test("an emptied mailbox still knows what it delivered", async () => {
  const { mailbox, resend } = await openMailbox();
  await resend.emails.send(welcome, { idempotencyKey: "k" });

  await fetch(`${mailbox.url}/messages`, { method: "DELETE" });
  await resend.emails.send(welcome, { idempotencyKey: "k" });

  expect(await (await fetch(`${mailbox.url}/messages`)).json()).toEqual([]);
});

test("only the newest thousand messages are kept", async () => {
  const { mailbox, resend } = await openMailbox();
  const hundred = Array.from({ length: 100 }, () => welcome);

  await resend.emails.send({ ...welcome, subject: "The oldest" });
  for (let n = 0; n < 10; n += 1) await resend.batch.send(hundred);

  expect(mailbox.messages()).toHaveLength(1000);
  expect(mailbox.messages().map((message) => message.subject)).not.toContain("The oldest");
});

const welcome = {
  from: "Rolecall <hello@rolecall.example>",
  to: "anna@example.org",
  subject: "Welcome",
  text: "Hello",
};

async function openMailbox(): Promise<{ mailbox: Mailbox; resend: Resend }> {
  const mailbox = await startMailbox({ port: 0 });
  onTestFinished(() => mailbox.close());
  return { mailbox, resend: new Resend("re_test", { baseUrl: mailbox.url }) };
}
