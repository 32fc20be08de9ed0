import { setTimeout as sleep } from "node:timers/promises";
import type { Mailbox } from "../../workers/local/mailbox.ts";
import { aCv, NEWCOMER, uploadForm } from "./applying";
import type { Killable } from "./killable";
import { cookiesOf, leadsTo } from "./pages";
import { ORIGIN } from "./product";

type Person = { email: string; address: string; cookie: string };
type Company = { name: string; recruiter: Person; jobId: string; others: string[] };
type Answer = { status: number; location: string; text: string };

const PASSWORD = "seven wooden spoons";
const DESCRIPTION = "You will keep forty ovens hot and the bread good, from four in the morning until noon.";
const VISITORS = 3;
const APPLICANTS = 4;
/** Until an answer comes that a busy machine owes. */
const PATIENCE_MS = 60_000;

/** Two companies, who applies to them and who only looks, at a steady pace; keeps what was acknowledged. */
export class Crowd {
  requests = 0;
  died = 0;
  refused = 0;
  /** Milliseconds. */
  longestRefusal = 0;
  diskIsFull = false;
  readonly registered: string[] = [];
  readonly submitted: string[] = [];
  readonly answered: { email: string; number: number; text: string }[] = [];
  readonly decided: string[] = [];
  readonly companies: string[] = [];
  /** Idempotency keys of the mails that were delivered, each as often as it was. */
  readonly mails: string[] = [];
  foreignTries = 0;
  readonly crossed: string[] = [];
  readonly surprises: string[] = [];
  private readonly open: Company[] = [];
  private readonly seenMails = new Set<string>();
  private readonly links = new Map<string, string>();
  private readonly begun = Date.now();
  private people = 0;
  private up: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly server: Killable,
    private readonly mailbox: Mailbox,
    private readonly wanted: { requests: number; milliseconds: number },
  ) {}

  async openCompanies(): Promise<void> {
    for (const name of ["Bergwerk Tools", "Northwind Bakery"]) {
      const recruiter = this.somebody();
      const form = { email: recruiter.email, companyName: name, personName: "Priya Nair" };
      await this.post(recruiter, "/register", { ...form, password: PASSWORD, confirmPassword: PASSWORD });
      await this.post(recruiter, await this.linkOf(recruiter), {});
      await this.signIn(recruiter);
      const facts = { jobType: "full-time", locationType: "remote", remoteFrom: "GB" };
      await this.post(recruiter, "/postJob?step=1", { title: "Night Baker", ...facts });
      await this.post(recruiter, "/postJob?step=2", { description: DESCRIPTION });
      const { text } = await this.get(recruiter, "/postJob?step=3");
      const posted = await this.post(recruiter, "/postJob?step=3", {
        draft: /name="draft" value="([^"]*)"/.exec(text)?.[1] ?? "",
        finalJobPosting: `# Night Baker\n\n${DESCRIPTION}`,
        agreed: "on",
      });
      this.open.push({ name, recruiter, jobId: posted.location.split("/").at(-1) ?? "", others: [] });
    }
    const rows = this.server.rows<{ id: string; email: string }>("select company_id as id, email from users");
    for (const { recruiter } of this.open)
      this.companies.push(rows.find(({ email }) => email === recruiter.email)?.id ?? "");
  }

  async work(): Promise<void> {
    const [one, other] = this.open as [Company, Company];
    const sides = [one, other];
    await Promise.all([
      ...Array.from({ length: VISITORS }, (_, at) => this.until(() => this.looks(sides[at % 2] as Company))),
      ...Array.from({ length: APPLICANTS }, (_, at) =>
        this.until(() => this.applies(sides[at % 2] as Company)),
      ),
      this.until(() => this.decides(one, other)),
      this.until(() => this.decides(other, one)),
      this.sweeps(),
    ]);
  }

  async reached(requests: number): Promise<void> {
    while (this.requests < requests) await sleep(20);
  }

  /** Who is answered by nobody waits until it is over, and asks again. */
  async interrupted(act: () => Promise<unknown>): Promise<void> {
    this.up = act();
    await this.up;
  }

  fetchMails(): void {
    for (const mail of this.mailbox.messages()) {
      if (this.seenMails.has(mail.id)) continue;
      this.seenMails.add(mail.id);
      this.mails.push(mail.idempotencyKey ?? mail.id);
      const link = new RegExp(`${ORIGIN}(/verifyemail/\\S+)`).exec(mail.text)?.[1];
      if (link !== undefined) for (const to of mail.to) this.links.set(to, link);
    }
  }

  summary(): string {
    const seconds = Math.round((Date.now() - this.begun) / 1000);
    return [
      `${this.requests} requests in ${seconds} s, ${this.died} without an answer`,
      `${this.refused} refused while the disk was full, after ${this.longestRefusal} ms at most`,
      `${this.registered.length} registered, ${this.answered.length} answers`,
      `${this.submitted.length} handed in, ${this.decided.length} decided, ${this.mails.length} mails`,
      `${this.foreignTries} tries of another company's candidate`,
    ].join("; ");
  }

  private get over(): boolean {
    return this.requests >= this.wanted.requests && Date.now() - this.begun >= this.wanted.milliseconds;
  }

  private async until(act: () => Promise<void>): Promise<void> {
    while (!this.over)
      await act().catch((problem: unknown) => {
        if (!(problem instanceof GivenUp)) throw problem;
      });
  }

  private async sweeps(): Promise<void> {
    while (!this.over) {
      await sleep(5000);
      await this.up;
      await this.server.sweep().catch(() => undefined);
    }
  }

  private async looks(company: Company): Promise<void> {
    const visitor = this.somebody();
    for (const path of ["/careers", "/careers?q=baker", `/apply/${company.jobId}`, "/login", "/"])
      await this.get(visitor, path);
  }

  private async applies({ jobId }: Company): Promise<void> {
    const person = this.somebody();
    const { email } = person;
    await this.get(person, `/apply/${jobId}`);
    const applied = await this.post(person, `/apply/${jobId}`, { ...NEWCOMER, email }, [422]);
    // Whose first try arrived before the server died has an account, and signs in.
    if (applied.status === 422) await this.signIn(person);
    this.registered.push(email);
    const link = await this.linkOf(person);
    await this.get(person, link);
    const verified = await this.post(person, link, {});
    // Whose answer was lost with the server holds a session of before, and presses once more.
    if (verified.location.startsWith("/login")) await this.signIn(person);
    await this.get(person, `/upload/${jobId}`);
    await this.send(person, `/upload/${jobId}`, () => uploadForm({ cv: aCv() }));
    for (const number of [1, 2, 3, 4, 5]) {
      const text = `My answer to question ${number}, ${email}.`;
      await this.get(person, `/assess/${jobId}?q=${number}`);
      await this.post(person, `/assess/${jobId}?q=${number}`, { answer: text, intent: "next" });
      this.answered.push({ email, number, text });
    }
    await this.post(person, `/assess/${jobId}/review`, {});
    const [row] = this.server.rows<{ id: string }>(`select id from applications where email = '${email}'`);
    this.submitted.push(row?.id ?? `nothing of ${email}`);
  }

  private async decides(own: Company, foreign: Company): Promise<void> {
    await sleep(2000);
    const { text } = await this.get(own.recruiter, "/dash");
    const [id] = [...text.matchAll(/"\/dash\/([0-9A-Z]{26})"/g)].map(([, found]) => found ?? "");
    if (id === undefined) return;
    foreign.others.push(id);
    await this.get(own.recruiter, `/dash/${id}`);
    const form = { status: "interview_approved" };
    const taken = await this.post(own.recruiter, `/dash/${id}/status`, form, [409, 422]);
    if (taken.status === 303) this.decided.push(id);
    const theirs = own.others.at(-1);
    if (theirs === undefined) return;
    this.foreignTries += 1;
    const tries = [
      await this.get(own.recruiter, `/dash/${theirs}`, [404]),
      await this.post(own.recruiter, `/dash/${theirs}/status`, { status: "passed" }, [404]),
    ];
    if (tries.some(({ status }) => status !== 404)) this.crossed.push(theirs);
  }

  private somebody(): Person {
    this.people += 1;
    const at = this.people;
    const address = `2001:db8:${(at >> 16).toString(16)}:${(at & 0xffff).toString(16)}::1`;
    return { email: `person${at}@soak.example`, address, cookie: "" };
  }

  private async signIn(person: Person): Promise<void> {
    await this.post(person, "/login", { email: person.email, password: PASSWORD });
  }

  private async linkOf({ email }: Person): Promise<string> {
    for (const from = Date.now(); Date.now() - from < PATIENCE_MS; await sleep(50)) {
      this.fetchMails();
      const link = this.links.get(email);
      if (link !== undefined) return link;
    }
    return this.givesUp(`no link was sent to ${email}`);
  }

  private get = (person: Person, path: string, also: number[] = []) =>
    this.asked(person, path, () => ({}), [200, 302, 303, ...also]);

  private post = (person: Person, path: string, fields: Record<string, string>, also: number[] = []) =>
    this.send(person, path, () => new URLSearchParams(fields), also);

  private send = (person: Person, path: string, body: () => BodyInit, also: number[] = []) =>
    this.asked(person, path, () => ({ method: "POST", body: body() }), [303, ...also]);

  /** Asks until it is answered with one of these, as somebody does who presses again. */
  private async asked(
    person: Person,
    path: string,
    init: () => RequestInit,
    fine: number[],
  ): Promise<Answer> {
    for (let tries = 0; tries < 60; tries += 1) {
      await this.up;
      await this.pace();
      const wasFull = this.diskIsFull;
      const from = Date.now();
      const answer = await this.ask(person, path, init()).catch(() => null);
      if (answer === null) {
        this.died += 1;
        await sleep(100);
        continue;
      }
      if (fine.includes(answer.status)) return answer;
      if (wasFull || this.diskIsFull) {
        this.refused += 1;
        this.longestRefusal = Math.max(this.longestRefusal, Date.now() - from);
        await sleep(500);
        continue;
      }
      return this.givesUp(`${init().method ?? "GET"} ${path}: ${answer.status} ${answer.location}`);
    }
    return this.givesUp(`${path} was never answered`);
  }

  /** This person goes home; the others go on. */
  private givesUp(why: string): never {
    this.surprises.push(why);
    throw new GivenUp(why);
  }

  private async ask(person: Person, path: string, init: RequestInit): Promise<Answer> {
    this.requests += 1;
    const headers = { Origin: ORIGIN, Cookie: person.cookie, "CF-Connecting-IP": person.address };
    const response = await fetch(this.server.url + path, { ...init, headers, redirect: "manual" });
    const session = cookiesOf(response)
      .split("; ")
      .find((cookie) => cookie.startsWith("__Host-session="));
    const text = await response.text();
    if (session !== undefined) person.cookie = session;
    // An act that only leads on is answered with the page that it leads to (record 162).
    const status = response.headers.has("Content-Location") ? 303 : response.status;
    return { status, location: leadsTo(response) ?? "", text };
  }

  /** Spreads what is wanted evenly over the time; who is late is not made later. */
  private async pace(): Promise<void> {
    const due = this.begun + (this.requests * this.wanted.milliseconds) / this.wanted.requests;
    if (due > Date.now()) await sleep(due - Date.now());
  }
}

class GivenUp extends Error {}
