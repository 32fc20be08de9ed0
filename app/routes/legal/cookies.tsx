import type { MetaFunction } from "@remix-run/cloudflare";
import { brand } from "~/brand";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import { LegalPage } from "./LegalPage";
import { MailLink } from "./MailLink";

export const handle: PageHandle = { kind: "still", frame: "own" };
export { links } from "./LegalPage";
export const meta: MetaFunction | null =
  typeof RENDERED_AHEAD === "undefined"
    ? () => [
        { title: `Cookie Policy – ${brand.name}` },
        { name: "description", content: `Every cookie that ${brand.name} sets, by name.` },
      ]
    : null;

const COOKIES = [
  {
    name: "__Host-session",
    purpose: "Keeps you signed in.",
    life: "Until the browser closes; with “Remember me” 14 days after your last visit, 30 days at most.",
  },
  {
    name: "__Host-person",
    purpose: "Lets the start page and pages such as this one show the links of a recruiter or an applicant.",
    life: "As long as the one above.",
  },
  {
    name: "__Host-leaving",
    purpose: "Lets the sign-in page tell whoever worked at a company that it has been closed, once.",
    life: "Set while a company waits to be erased; 30 days longer at most.",
  },
  {
    name: "__Host-seen",
    purpose: "Lets pages show what you did a moment ago, from whichever copy of our data they are read.",
    life: "14 days after you last changed something, or until you sign out.",
  },
  {
    name: "__Host-known",
    purpose: "Shows that you signed in here before, and lets you in while others guess your password.",
    life: "One year, or until you sign out.",
  },
  {
    name: "__Host-step",
    purpose: "Waits between your password and the code or passkey of your second step.",
    life: "Ten minutes at most.",
  },
  {
    name: "__Host-codes",
    purpose: "Lets the next page show your new recovery codes, once.",
    life: "One minute at most.",
  },
  {
    name: "__Host-flash",
    purpose: "Lets the next page say what was just done.",
    life: "One minute at most.",
  },
  {
    name: "__Host-consent",
    purpose: "Remembers what you said on the cookie banner, and when.",
    life: "26 weeks. When you accept, your browser’s storage keeps the moment too, as “cookie-consent”.",
  },
  {
    name: "__Host-sample",
    purpose: "Remembers what you tried with the sample candidates on the example dashboard.",
    life: "Until the browser closes.",
  },
  {
    name: "__Host-keys",
    purpose: "Remembers that you switched single keys off on the candidates’ page.",
    life: "One year.",
  },
  {
    name: "__Host-pass",
    purpose: "Keeps the beta team’s own page open for those who know its password.",
    life: "One hour at most.",
  },
  {
    name: "__Host-provider",
    purpose: "Finds the way back from your company’s own sign-in page.",
    life: "Ten minutes at most.",
  },
  {
    name: "__Host-provider-link",
    purpose: "Waits while you confirm that an account here is yours.",
    life: "Ten minutes at most.",
  },
];

const COUNTING = [
  {
    name: "_ga, _ga_…",
    purpose: "Google Analytics: tells one visit from the next, so that pages can be counted.",
    life: "Two years.",
  },
  {
    name: "_gcl_au",
    purpose: "Google: counts whether an application for the beta followed from an advertisement of ours.",
    life: "90 days.",
  },
];

export default typeof RENDERED_AHEAD === "undefined" ? Cookies : null;

function Cookies() {
  return (
    <LegalPage
      title="Cookie Policy"
      intro={<p>A cookie is a short text that a site keeps in your browser. These are all of ours.</p>}
      sections={[
        {
          title: "Needed for the service",
          body: <CookieTable cookies={COOKIES} />,
        },
        {
          title: "Only after you accept",
          body: (
            <>
              <p>
                These are for site usage analytics and, by what the counts show us, enhanced user experience.
                Where this site counts visits, it does so only after you have pressed Accept: your browser
                then asks Google for a script, which sets them.
              </p>
              <CookieTable cookies={COUNTING} />
              <p>There are no other cookies, of ours or of other companies.</p>
            </>
          ),
        },
        {
          title: "Your choice",
          body: (
            <>
              <p>
                You can change your mind at any time; the site works the same either way. You can also delete
                cookies, or refuse them, in your browser’s settings. Without the session cookie nobody can
                stay signed in. How we handle everything else that we know about you stands in our{" "}
                <a href={paths.privacy()}>Privacy Policy</a>.
              </p>
              <form method="post" action={paths.consent()} className="row no-print" data-consent-form>
                <input type="hidden" name="back" value={paths.cookies()} />
                <button type="submit" name="decision" value="accept" className="btn small">
                  Accept
                </button>
                <button type="submit" name="decision" value="reject" className="btn ghost small">
                  Reject, and leave
                </button>
                <button type="submit" name="decision" value="forget" className="btn quiet small">
                  Ask me again
                </button>
              </form>
            </>
          ),
        },
        {
          title: "Law and contact",
          body: (
            <p>
              The law of England and Wales applies. Questions: <MailLink to={brand.contactEmail} />.
            </p>
          ),
        },
      ]}
    />
  );
}

function CookieTable({ cookies }: { cookies: typeof COOKIES }) {
  return (
    <table className="cookie-table">
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">What it is for</th>
          <th scope="col">How long</th>
        </tr>
      </thead>
      <tbody>
        {cookies.map((cookie) => (
          <tr key={cookie.name}>
            <th scope="row">
              <code>{cookie.name}</code>
            </th>
            <td>{cookie.purpose}</td>
            <td>{cookie.life}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
